import type { DepositChannel, DepositOrder, DepositState } from '@pavilion/contract';
import type { Attempt } from './attempt';
import type { DepositBody } from './deeds';

/** A query as the view needs it. */
export interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

export interface CashierFacts {
  /** The order that the address names. */
  readonly orderId: string | undefined;
  readonly order: Answer<DepositOrder>;
  readonly channels: Answer<readonly DepositChannel[]>;
  readonly attempt: Attempt<DepositBody, DepositOrder>;
}

/** What the cashier shows. It is never two of these at once, so nothing can be submitted beside a pending order. */
export type CashierView =
  | { readonly at: 'loading'; readonly part: 'order' | 'form' }
  | { readonly at: 'failed'; readonly part: 'order' | 'form'; readonly error: unknown }
  | { readonly at: 'closed' }
  | { readonly at: 'form'; readonly channels: readonly DepositChannel[] }
  | { readonly at: DepositState; readonly order: DepositOrder };

const ends: readonly DepositState[] = ['paid', 'expired', 'cancelled'];

/** Whether an order never changes any more. */
export const isEnd = (state: DepositState): boolean => ends.includes(state);

/** The later of two sayings about one order: an end is never unsaid by an answer that was slower. */
const latest = (asked: DepositOrder | undefined, placed: DepositOrder | undefined) =>
  asked && !(placed && isEnd(placed.state) && !isEnd(asked.state)) ? asked : placed;

/**
 * One view from what is known, in a fixed order: the order that the address names, then what the form needs.
 *
 * Source: section 2 of the specification (finance/deposit); requirement REQ-10.
 */
export const cashierView = ({ orderId, order, channels, attempt }: CashierFacts): CashierView => {
  const placed = attempt.at === 'done' ? attempt.result : undefined;
  // An order that was just placed shows before the address has caught up.
  const id = orderId ?? placed?.id;
  if (id !== undefined) {
    const known = latest(
      order.data?.id === id ? order.data : undefined,
      placed?.id === id ? placed : undefined,
    );
    if (known) return { at: known.state, order: known };
    if (order.error) return { at: 'failed', part: 'order', error: order.error };
    return { at: 'loading', part: 'order' };
  }
  if (channels.data?.length === 0) return { at: 'closed' };
  if (channels.data) return { at: 'form', channels: channels.data };
  if (channels.error) return { at: 'failed', part: 'form', error: channels.error };
  return { at: 'loading', part: 'form' };
};
