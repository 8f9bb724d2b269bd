import { type CallName, errorCodes } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { seedPromotions } from '../../seed/seed-promotions';
import { createTestBook, home, type TestBook } from '../sports/testing/test-book';

describe('the player protection of repeated requests', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
    await seedPromotions(book.gateway.services.db, book.gateway.clock.now());
  });
  afterAll(() => book.gateway.close());

  /** A request of each idempotent call that a closed account cannot make. A new call belongs here. */
  const requests: { readonly [Name in CallName]?: (member: { id: string }) => object | Promise<object> } = {
    assistedDepositRequest: () => ({ channel: 'alipay', amount: '200', note: '', warningAccepted: true }),
    depositCreate: () => ({ channel: 'alipay', amount: '100' }),
    mallOrder: async ({ id }) => {
      await book.gateway.services.adjustments.adjustCoins(id, 10_000_000n);
      return { gift: 'cash-2', version: 1, quantity: 1 };
    },
    manualDividend: async ({ id }) => ({ id: await book.gateway.grant(id, 800n) }),
    promotionApply: () => ({ slug: 'daily-deposit', version: 1 }),
    sportsPlace: async () => book.slipOf([home(await book.newEvent())]),
  };

  it('[PRO-2][REQ-10] are tested for every idempotent call that needs an open account', () => {
    const names = Object.entries<CallDefinition>(calls).flatMap(([name, { needs, idempotent }]) =>
      idempotent && needs !== 'nothing' ? [name] : [],
    );
    expect(Object.keys(requests).sort()).toEqual(names.sort());
  });

  it.each(Object.keys(requests) as CallName[])(
    '[PRO-2][REQ-10] %s gets its answer again during a time-out, and nothing with a new key (20302)',
    async (name) => {
      const member = await book.newMember();
      const body = await requests[name]!(member);
      const send = (idempotencyKey: string) =>
        book.gateway.call(name, body as never, { token: member.token, idempotencyKey });
      const first = await send(`${name}-first`);
      expect(first.status_code).toBe(errorCodes.success);
      await book.gateway.call('timeOutStart', { days: 1 }, { token: member.token });
      expect((await send(`${name}-first`)).text).toBe(first.text);
      expect((await send(`${name}-other`)).status_code).toBe(errorCodes.timedOut);
    },
  );
});
