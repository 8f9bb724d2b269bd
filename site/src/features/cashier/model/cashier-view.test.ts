import { depositStates } from '@pavilion/contract';
import { buildDepositChannel, buildDepositOrder } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { type CashierFacts, cashierView, isEnd } from './cashier-view';

const channels = [buildDepositChannel()];
const id = fc.constantFrom('order-1', 'order-2');
const order = fc
  .record({ id, state: fc.constantFrom(...depositStates) })
  .map((differing) => buildDepositOrder(differing));
const error = fc.option(fc.constant({ kind: 'network', message: '' }), { nil: undefined });
const facts: fc.Arbitrary<CashierFacts> = fc.record({
  orderId: fc.option(id, { nil: undefined }),
  order: fc.record({ data: fc.option(order, { nil: undefined }), error }),
  channels: fc.record({ data: fc.constantFrom(undefined, [], channels), error }),
  attempt: fc.oneof(
    fc.constant({ at: 'editing' as const }),
    order.map((placed) => ({ at: 'done' as const, body, result: placed })),
  ),
});

const body = { channel: 'bank', amount: '100' };

describe('what the cashier shows', () => {
  it('[REQ-10] shows no form while the address names an order or one was just placed', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { at } = cashierView(known);
        if (at === 'form') {
          expect(known.orderId).toBeUndefined();
          expect(known.attempt.at).toBe('editing');
        }
      }),
    );
  });

  it('[REQ-10] shows the order that the address names and no other', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const view = cashierView(known);
        if ('order' in view && known.orderId) expect(view.order.id).toBe(known.orderId);
        if ('order' in view) expect(view.at).toBe(view.order.state);
      }),
    );
  });

  it('[REQ-10] never goes back from an end to pending, whichever answer is slower', () => {
    fc.assert(
      fc.property(facts, order, (known, placed) => {
        if (!isEnd(placed.state)) return;
        const view = cashierView({
          ...known,
          orderId: placed.id,
          attempt: { at: 'done', body, result: placed },
        });
        expect('order' in view && isEnd(view.order.state)).toBe(true);
      }),
    );
  });

  it('[REQ-10] keeps what is known when a later question fails', () => {
    const known = { data: buildDepositOrder(), error: { kind: 'network', message: '' } };
    const view = cashierView({ orderId: 'order-1', order: known, channels: {}, attempt: { at: 'editing' } });
    expect(view.at).toBe('pending');
  });
});
