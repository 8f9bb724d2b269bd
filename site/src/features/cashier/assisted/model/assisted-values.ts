import { type AssistedDeposit, type DepositChannel, limits } from '@pavilion/contract';
import { type FieldError, validateText } from '@pavilion/contract/forms';
import { type FieldErrors, fieldErrors } from '../../../../shared/forms/form-errors';
import { amountError } from '../../model/amount-error';
import type { AssistedBody } from '../../model/operations';

/** The values of the form. `channel` is empty until the member chooses one. */
export interface AssistedValues {
  readonly channel: string;
  readonly amount: string;
  readonly note: string;
}

export const emptyAssisted: AssistedValues = { channel: '', amount: '', note: '' };

/** The channels that need nothing of the payer but the amount: the form has no fields of a channel. */
export const assistedChannels = (channels: readonly DepositChannel[]): readonly DepositChannel[] =>
  channels.filter(({ fields }) => fields.every(({ required }) => !required));

const noteError = (note: string): FieldError | undefined =>
  validateText({ required: false, minLength: 0, maxLength: limits.support.note, pattern: null }, note.trim());

export const validateAssisted = (
  { amount, note }: AssistedValues,
  channel: DepositChannel,
): FieldErrors<keyof AssistedValues> =>
  fieldErrors({ channel: undefined, amount: amountError(amount, channel), note: noteError(note) });

export const assistedBody = ({ amount, note }: AssistedValues, channel: DepositChannel): AssistedBody => ({
  channel: channel.code,
  amount,
  note: note.trim(),
});

/** The values of a restored submission. */
export const valuesOfAssisted = ({ channel, amount, note }: AssistedBody): AssistedValues => ({
  channel,
  amount,
  note,
});

const openStates = ['requested', 'assigned', 'instructed'] as const;
export type OpenState = (typeof openStates)[number];
export type EndState = Exclude<AssistedDeposit['state'], OpenState>;

export const isOpen = (
  request: AssistedDeposit,
): request is AssistedDeposit & { readonly state: OpenState } =>
  openStates.some((state) => state === request.state);

export const isEnded = (
  request: AssistedDeposit,
): request is AssistedDeposit & { readonly state: EndState } => !isOpen(request);
