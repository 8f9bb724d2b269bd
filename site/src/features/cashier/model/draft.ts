import type { DepositChannel, DepositOrder } from '@pavilion/contract';
import { type AmountIssue, amountIssue } from '@pavilion/ui';
import type { DepositBody } from './deeds';

/** What a person has entered. Kept whatever happens to the attempt. */
export interface Draft {
  /** Empty until one is chosen; the recommended one stands in for it. */
  readonly channel: string;
  readonly amount: string;
  readonly payerName: string;
}

export const emptyDraft: Draft = { channel: '', amount: '', payerName: '' };

/** The draft that asks for the same as an order did. */
export const draftOfOrder = ({ channel, amount }: DepositOrder): Draft => ({
  ...emptyDraft,
  channel: channel.code,
  amount,
});

/** The chosen channel; without a choice, or when the chosen one went away, the first that is recommended. */
export const channelOf = (
  channels: readonly DepositChannel[],
  { channel }: Draft,
): DepositChannel | undefined =>
  channels.find(({ code }) => code === channel) ??
  channels.find(({ recommended }) => recommended) ??
  channels[0];

export interface DraftFaults {
  readonly amount?: 'required' | AmountIssue['fault'];
  readonly payerName?: 'required';
}

/** What a draft lacks for a channel. */
export const faultsOf = ({ amount, payerName }: Draft, channel: DepositChannel): DraftFaults => {
  const ofAmount = amount === '' ? 'required' : amountIssue(amount, channel)?.fault;
  const ofName = channel.needsPayerName && payerName.trim() === '' ? 'required' : undefined;
  return { ...(ofAmount && { amount: ofAmount }), ...(ofName && { payerName: ofName }) };
};

/** What is sent: the payer's name only where it is asked for. */
export const bodyOf = ({ amount, payerName }: Draft, channel: DepositChannel): DepositBody => ({
  channel: channel.code,
  amount,
  ...(channel.needsPayerName && { payerName: payerName.trim() }),
});
