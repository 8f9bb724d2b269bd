import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import { secretFields, submittedSecrets, submittedValues } from '../../../shared/schema-fields/form-values';
import { amountError } from './amount-error';
import type { DepositBody, DepositSecrets } from './operations';

/**
 * The values of the deposit form: `channel`, `amount` and the fields of the channels by name. Channels with a field of the
 * same name share its value. `channel` is empty until the member chooses one.
 */
export type DepositValues = FormValues;

export const emptyDeposit: DepositValues = { channel: '', amount: '' };

/** The values of a restored submission. */
export const valuesOfBody = ({ channel, amount, values }: DepositBody): DepositValues => ({
  ...values,
  channel,
  amount,
});

/** The values for the same deposit as an order's. */
export const valuesOfOrder = ({ channel, amount }: DepositOrder): DepositValues => ({
  channel: channel.code,
  amount,
});

/** Validates the amount and the fields of the channel. */
export const validateDeposit = (values: DepositValues, channel: DepositChannel): FieldErrors<string> =>
  fieldErrors<string>({
    amount: amountError(values.amount ?? '', channel),
    ...validateForm(channel.fields, values).errors,
  });

/** Validates the secrets alone: the rest of a request whose outcome is unknown must not change. */
export const validateDepositSecrets = (
  values: DepositValues,
  { fields }: DepositChannel,
): FieldErrors<string> =>
  validateForm(
    fields.filter(({ control }) => control === 'secret'),
    values,
  ).errors;

/** The secrets of the channel's fields, added to the request when it is sent. */
export const depositSecrets = (values: DepositValues, { fields }: DepositChannel): DepositSecrets =>
  submittedSecrets(fields, values);

/** The values without the secrets of all channels. */
export const withoutSecrets = (values: DepositValues, channels: readonly DepositChannel[]): DepositValues => {
  const names = channels.flatMap(({ fields }) => secretFields(fields));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
};

/** The request body, with the values of the channel's own fields only. */
export const depositBody = (values: DepositValues, channel: DepositChannel): DepositBody => ({
  channel: channel.code,
  amount: values.amount ?? '',
  ...(channel.fields.length > 0 && { values: submittedValues(channel.fields, values) }),
});
