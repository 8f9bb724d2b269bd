import { errorCodes, type ProfileField, profileFields } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { type Faults, faultsOf } from '../../../shared/forms/fault';

/** What stands in the form of a new request. Pictures are the ids that the gateway gave, parted by spaces. */
export interface NewChange {
  readonly field: ProfileField;
  readonly value: string;
  readonly note: string;
  readonly pictures: string;
  readonly loginPassword: string;
}

export const emptyChange: NewChange = {
  field: profileFields[0],
  value: '',
  note: '',
  pictures: '',
  loginPassword: '',
};

const missing = (text: string) => (text.trim() === '' ? ({ reason: 'required' } as const) : undefined);

/** What is wrong before it is sent; what a name or a phone may be, the gateway knows. */
export const judgeNewChange = ({ value, pictures, loginPassword }: NewChange): Faults<keyof NewChange> =>
  faultsOf<keyof NewChange>({
    field: undefined,
    value: missing(value),
    note: undefined,
    pictures: missing(pictures),
    loginPassword: missing(loginPassword),
  });

/** The body of the call. */
export const newChangeBody = ({ field, value, note, pictures, loginPassword }: NewChange) => ({
  field,
  value: value.trim(),
  pictures: pictures.split(' '),
  loginPassword,
  ...(note.trim() === '' ? {} : { note: note.trim() }),
});

export const loginFault = ({ code }: SdkErrorData): Faults<keyof NewChange> =>
  Number(code) === errorCodes.wrongCredentials ? { loginPassword: { reason: 'unknown' } } : {};
