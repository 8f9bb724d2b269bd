import type { Fault } from '../../../shared/forms/fault';
import { useMessages } from '../../../shared/messages';
import { type ProfileChangesKey, profileChangesMessages } from '../messages/profile-changes-messages';
import type { NewChange } from '../model/new-change';

const keys: Readonly<
  Record<
    keyof NewChange | 'birthday',
    { readonly other: ProfileChangesKey } & Partial<Record<Fault['reason'], ProfileChangesKey>>
  >
> = {
  field: { other: 'fieldBlocked' },
  value: {
    required: 'valueRequired',
    taken: 'valueTaken',
    blocked: 'valueBlocked',
    other: 'valueFormat',
  },
  /** The value, where it is a birthday. */
  birthday: {
    required: 'valueRequired',
    taken: 'valueTaken',
    blocked: 'birthdayBlocked',
    other: 'birthdayFormat',
  },
  note: { other: 'valueFormat' },
  pictures: { required: 'picturesRequired', other: 'picturesGone' },
  loginPassword: { required: 'passwordRequired', other: 'passwordWrong' },
};

/** Words what is wrong with a field of a request. */
export const useChangeWords = () => {
  const t = useMessages(profileChangesMessages) as (key: ProfileChangesKey) => string;
  return (field: keyof typeof keys, fault: Fault | undefined): string | undefined =>
    fault && t(keys[field][fault.reason] ?? keys[field].other);
};
