import {
  type DepositChannel,
  type DepositOrder,
  depositStates,
  type WithdrawalLock,
} from '@pavilion/contract';
import { buildDepositChannel, buildDepositOrder } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { type CashierFacts, cashierView, isEnd } from './cashier-view';

const channels = [buildDepositChannel()];
const id = fc.constantFrom('order-1', 'order-2');
const order = fc
  .record({ id, state: fc.constantFrom(...depositStates) })
  .map((differing) => buildDepositOrder(differing));
const error = fc.option(fc.constant({ kind: 'network', message: '' }), { nil: undefined });
const locks: WithdrawalLock[] = [{ reason: 'cashier-halted', until: null, amount: null }];
const facts: fc.Arbitrary<CashierFacts<DepositOrder, DepositChannel[]>> = fc.record({
  orderId: fc.option(id, { nil: undefined }),
  order: fc.record({ data: fc.option(order, { nil: undefined }), error }),
  locks: fc.constantFrom(undefined, [], locks),
  form: fc.record({ data: fc.constantFrom(undefined, [], channels), error }),
  submission: fc.oneof(
    fc.constant({ status: 'editing' as const }),
    order.map((placed) => ({ status: 'done' as const, body, result: placed })),
  ),
});

const body = { channel: 'bank', amount: '100' };

describe('the cashier view', () => {
  it('[REQ-10] shows no form while the address names an order or one was just placed', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { at } = cashierView(known);
        if (at === 'form') {
          expect(known.orderId).toBeUndefined();
          expect(known.submission.status).toBe('editing');
        }
      }),
    );
  });

  it('[REQ-10] shows only the order that the query names', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const view = cashierView(known);
        if ('order' in view && known.orderId) expect(view.order.id).toBe(known.orderId);
      }),
    );
  });

  it('[REQ-10] never returns from a final state to pending, in any order of responses', () => {
    fc.assert(
      fc.property(facts, order, (known, placed) => {
        if (!isEnd(placed.state)) return;
        const view = cashierView({
          ...known,
          orderId: placed.id,
          submission: { status: 'done', body, result: placed },
        });
        expect('order' in view && isEnd(view.order.state)).toBe(true);
      }),
    );
  });

  it('[REQ-10] shows locks instead of the form, unless a submission has an unknown outcome', () => {
    fc.assert(
      fc.property(facts, (known) => {
        if (known.orderId !== undefined || known.submission.status === 'done' || !known.locks?.length) return;
        expect(cashierView(known).at).toBe('locked');
        const request = { key: 'key-1', body };
        expect(cashierView({ ...known, submission: { status: 'unknown', request } }).at).not.toBe('locked');
      }),
    );
  });

  it('[REQ-10] keeps the loaded data when a later request fails', () => {
    const known = { data: buildDepositOrder(), error: { kind: 'network', message: '' } };
    const view = cashierView({
      orderId: 'order-1',
      order: known,
      locks,
      form: {},
      submission: { status: 'editing' },
    });
    expect(view.at).toBe('order');
  });
});
