import type { DepositState, WithdrawalLock, WithdrawalState } from '@pavilion/contract';
import type { Submission } from '../../../shared/submission/submission';

/** The part of a query's state that the view needs. */
export interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

interface AnyOrder {
  readonly id: string;
  readonly state: DepositState | WithdrawalState;
}

export interface CashierFacts<Order extends AnyOrder, Form> {
  /** The order id in the query. */
  readonly orderId: string | undefined;
  readonly order: Answer<Order>;
  /** The locks that prevent a new order, the most important one first. */
  readonly locks: readonly WithdrawalLock[] | undefined;
  /** The data of the form. */
  readonly form: Answer<Form>;
  readonly submission: Submission<unknown, Order>;
}

/** The view of a cashier page. Exactly one is shown, so the form cannot be submitted while an order is open. */
export type CashierView<Order extends AnyOrder, Form> =
  | { readonly at: 'loading'; readonly part: 'order' | 'form' }
  | { readonly at: 'failed'; readonly part: 'order' | 'form'; readonly error: unknown }
  | { readonly at: 'locked'; readonly locks: readonly WithdrawalLock[] }
  | { readonly at: 'form'; readonly form: Form }
  | { readonly at: 'order'; readonly order: Order };

const ends: readonly AnyOrder['state'][] = ['paid', 'expired', 'cancelled', 'refused'];

/** Whether a state is final. */
export const isEnd = (state: AnyOrder['state']): boolean => ends.includes(state);

/** The newer of two versions of an order. A final state wins over a response that arrived later but is older. */
const latest = <Order extends AnyOrder>(fetched: Order | undefined, placed: Order | undefined) =>
  fetched && !(placed && isEnd(placed.state) && !isEnd(fetched.state)) ? fetched : placed;

/**
 * The view for deposits and withdrawals (RTE-1, REQ-10): the order that the query names, else the locks, else the form. A
 * submission with an unknown outcome keeps the form even if there is a lock: the order of that very submission may be its
 * cause.
 */
export const cashierView = <Order extends AnyOrder, Form>({
  orderId,
  order,
  locks,
  form,
  submission,
}: CashierFacts<Order, Form>): CashierView<Order, Form> => {
  const placed = submission.status === 'done' ? submission.result : undefined;
  // An order that was just placed shows before its id is in the query.
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
