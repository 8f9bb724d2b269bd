import type { DepositState, WithdrawalLock, WithdrawalState } from '@pavilion/contract';
import type { Submission } from './submission';

/** A query as the view needs it. */
export interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

interface AnyOrder {
  readonly id: string;
  readonly state: DepositState | WithdrawalState;
}

export interface CashierFacts<Order extends AnyOrder, Form> {
  /** The order that the address names. */
  readonly orderId: string | undefined;
  readonly order: Answer<Order>;
  /** What stands in the way of a new order, the reason that counts first. */
  readonly locks: readonly WithdrawalLock[] | undefined;
  /** What the form is made of. */
  readonly form: Answer<Form>;
  readonly submission: Submission<unknown, Order>;
}

/** What a desk of the cashier shows. It is never two of these at once, so nothing can be sent beside an open order. */
export type CashierView<Order extends AnyOrder, Form> =
  | { readonly at: 'loading'; readonly part: 'order' | 'form' }
  | { readonly at: 'failed'; readonly part: 'order' | 'form'; readonly error: unknown }
  | { readonly at: 'locked'; readonly locks: readonly WithdrawalLock[] }
  | { readonly at: 'form'; readonly form: Form }
  | { readonly at: 'order'; readonly order: Order };

const ends: readonly AnyOrder['state'][] = ['paid', 'expired', 'cancelled', 'refused'];

/** Whether an order never changes any more. */
export const isEnd = (state: AnyOrder['state']): boolean => ends.includes(state);

/** The later of two sayings about one order: an end is never unsaid by an answer that was slower. */
const latest = <Order extends AnyOrder>(asked: Order | undefined, placed: Order | undefined) =>
  asked && !(placed && isEnd(placed.state) && !isEnd(asked.state)) ? asked : placed;

/**
 * One view from what is known, the same order of questions for money that comes and money that leaves: the order that
 * the address names, then whether all is known, then what stands in the way, then the form. A person whose answer was
 * lost keeps the form, also when something stands in the way now: it may be that very order.
 *
 * Source: section 2 of the specification (finance/deposit, finance/withdrawal); requirement REQ-10.
 */
export const cashierView = <Order extends AnyOrder, Form>({
  orderId,
  order,
  locks,
  form,
  submission,
}: CashierFacts<Order, Form>): CashierView<Order, Form> => {
  const placed = submission.status === 'done' ? submission.result : undefined;
  // An order that was just placed shows before the address has caught up.
  const id = orderId ?? placed?.id;
  if (id !== undefined) {
    const known = latest(
      order.data?.id === id ? order.data : undefined,
      placed?.id === id ? placed : undefined,
    );
    if (known) return { at: 'order', order: known };
    if (order.error) return { at: 'failed', part: 'order', error: order.error };
    return { at: 'loading', part: 'order' };
  }
  const isSubmitted = submission.status !== 'editing';
  if (locks && locks.length > 0 && !isSubmitted) return { at: 'locked', locks };
  if (form.data !== undefined) return { at: 'form', form: form.data };
  if (form.error) return { at: 'failed', part: 'form', error: form.error };
  return { at: 'loading', part: 'form' };
};
