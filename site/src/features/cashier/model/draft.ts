import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { type FormValidation, type FormValues, validateForm } from '@pavilion/contract/forms';
import { type AmountIssue, amountIssue } from '@pavilion/ui';
import { submittedValues } from '../../../shared/schema-fields/form-values';
import type { DepositBody } from './deeds';

/** What the member has entered. It survives every failure. */
export interface Draft {
  /** Empty until the member chooses one; until then the recommended channel is shown. */
  readonly channel: string;
  readonly amount: string;
  /** Of the channel's fields, by name. Channels with a field of the same name share its value. */
  readonly values: FormValues;
}

export const emptyDraft: Draft = { channel: '', amount: '', values: {} };

/** A draft for the same deposit as an order's. */
export const draftOfOrder = ({ channel, amount }: DepositOrder): Draft => ({
  ...emptyDraft,
  channel: channel.code,
  amount,
});

/** The chosen channel; if none was chosen or it is no longer open, the first recommended one. */
export const channelOf = (
  channels: readonly DepositChannel[],
  { channel }: Draft,
): DepositChannel | undefined =>
  channels.find(({ code }) => code === channel) ??
  channels.find(({ recommended }) => recommended) ??
  channels[0];

export interface DraftErrors {
  readonly amount: 'required' | AmountIssue['fault'] | undefined;
  /** By the names of the channel's fields. */
  readonly fields: FormValidation['errors'];
}

/** Validates a draft for a channel. */
export const errorsOf = ({ amount, values }: Draft, channel: DepositChannel): DraftErrors => ({
  amount: amount === '' ? 'required' : amountIssue(amount, channel)?.fault,
  fields: validateForm(channel.fields, values).errors,
});

/** The request body for a draft, with the values of the channel's own fields only. */
export const bodyOf = ({ amount, values }: Draft, channel: DepositChannel): DepositBody => ({
  channel: channel.code,
  amount,
  ...(channel.fields.length > 0 && { values: submittedValues(channel.fields, values) }),
});
