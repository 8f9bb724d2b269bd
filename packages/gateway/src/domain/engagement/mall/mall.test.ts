import { type CallRequest, errorCodes, limits } from '@pavilion/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { countWaiting } from '../../../testing/count-waiting';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { untilAnswered } from '../../../testing/until-answered';
import { text } from '../../texts';
import { addressRetention } from './mall';

const { cancellableFor } = limits.mall;

const address = { name: '云中鹤', phone: '13812345678', region: '浙江省杭州市', detail: '西湖路 1 号' };

describe('the mall', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let people = 0;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });
  /** The two gateways in turn. */
  const gatewayOf = (index: number) => (index % 2 ? second : gateway);
  afterEach(async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  /** A member with coins and an address. */
  const newShopper = async (coins = 1_000_000n) => {
    const member = await gateway.newMember(`shopper${people++}`);
    if (coins > 0n) await gateway.services.adjustments.adjustCoins(member.id, coins);
    const saved = await gateway.call('addressSave', address, { token: member.token });
    return { ...member, account: `shopper${people - 1}`, address: saved.data.id };
  };
  type Shopper = Awaited<ReturnType<typeof newShopper>>;
  const order = (
    { token, address: to }: Pick<Shopper, 'token' | 'address'>,
    body: Partial<CallRequest<'mallOrder'>>,
    idempotencyKey = `mall-order-${keys++}`,
    at = gateway,
  ) =>
    at.call(
      'mallOrder',
      { gift: 'fan', version: 1, quantity: 1, address: to, ...body },
      { token, idempotencyKey },
    );
  const coinsOf = ({ id }: { id: string }) => gateway.services.wallet.balanceOf(`coins:${id}`);
  const stockOf = async (gift: string) =>
    (
      await gateway.services.db
        .selectFrom('mall_gifts')
        .select('stock')
        .where('id', '=', gift)
        .executeTakeFirstOrThrow()
    ).stock;
  const newGift = async (values: { price?: bigint; stock?: number; perMonth?: number } = {}) => {
    const id = `gift-${keys++}`;
    await gateway.services.db
      .insertInto('mall_gifts')
      .values({
        id,
        kind: 'goods',
        rank: 99,
        title: JSON.stringify(text('礼品', 'Gift')),
        picture: 'fan',
        price: values.price ?? 1_000n,
        money: null,
        stock: values.stock ?? 10,
        per_month: values.perMonth ?? 99,
      })
      .execute();
    return id;
  };

  it('[MAL-1] takes coins and stock of an order, once for a key, and masks its address', async () => {
    const shopper = await newShopper();
    const stock = await stockOf('fan');
    const first = await order(shopper, { quantity: 2 }, 'the-order');
    expect(first.data).toMatchObject({
      state: 'placed',
      coins: '600.00',
      money: null,
      quantity: 2,
      address: '云** *******5678 浙江省杭州市 西湖路 1 号',
    });
    expect((await order(shopper, { quantity: 2 }, 'the-order')).text).toBe(first.text);
    expect(await coinsOf(shopper)).toBe(940_000n);
    expect(await stockOf('fan')).toBe(stock - 2);
    const { data } = await gateway.call('mallInfo', {}, { token: shopper.token });
    expect(data.ordered).toEqual([{ gift: 'fan', quantity: 2 }]);
    expect(data.daily.at(-1)).toEqual({ day: '2026-06-18', in: '10000.00', out: '600.00' });
    expect((await order(shopper, {})).status_code).toBe(20408);
  });

  it('[MAL-1] sells the last 3 to 3 of 200 orders at the same time, on two gateways', async () => {
    const gift = await newGift({ stock: 3 });
    const shoppers: Shopper[] = [];
    while (shoppers.length < 20) shoppers.push(await newShopper());
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        untilAnswered(() =>
          order(shoppers[index % 20] as Shopper, { gift }, `last-three-${index}`, gatewayOf(index >> 2)),
        ),
      ),
    );
    const codes = answers.map(({ status_code }) => status_code);
    expect(codes.filter((code) => code === 6000)).toHaveLength(3);
    expect(codes.filter((code) => code === 20406)).toHaveLength(197);
    expect(await stockOf(gift)).toBe(0);
  });

  it('[MAL-1] sells the last one to one of two members on two gateways, round after round', async () => {
    const shoppers = [await newShopper(), await newShopper()];
    for (let round = 0; round < 10; round++) {
      const gift = await newGift({ stock: 1 });
      const answers = await Promise.all(
        shoppers.map((shopper, index) => order(shopper, { gift }, `last-one-${round}`, gatewayOf(index))),
      );
      expect(answers.map(({ status_code }) => status_code).sort((one, other) => one - other)).toEqual([
        6000, 20406,
      ]);
      expect(await stockOf(gift)).toBe(0);
    }
    const spent = await Promise.all(shoppers.map(coinsOf));
    expect(spent[0]! + spent[1]!).toBe(2_000_000n - 10n * 1_000n);
  });

  it('[MAL-1] keeps to the limit of the month for concurrent orders, and begins again with the next month', async () => {
    const gift = await newGift({ perMonth: 2 });
    const shopper = await newShopper();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        order(shopper, { gift }, `of-the-month-${index}`, gatewayOf(index)),
      ),
    );
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(2);
    // In June, and a second after the first of July began in Shanghai.
    await gateway.services.db
      .updateTable('mall_orders')
      .set({ at: new Date('2026-05-31T15:59:59Z') })
      .where('gift_id', '=', gift)
      .execute();
    expect((await order(shopper, { gift, quantity: 2 })).status_code).toBe(6000);
  });

  it('[MAL-1] keeps to the limit of the month for two orders that begin before either ends', async () => {
    const gift = await newGift({ perMonth: 1 });
    const shopper = await newShopper();
    const { db } = gateway.services;
    let orders: Promise<{ status_code: number }>[] = [];
    await db.transaction().execute(async (holder) => {
      await sql`select 1 from ledger_balances where account = ${`coins:${shopper.id}`} for update`.execute(
        holder,
      );
      orders = [0, 1].map((index) => order(shopper, { gift }, `at-once-${index}`, gatewayOf(index)));
      while ((await countWaiting(db)) !== 2);
    });
    const codes = (await Promise.all(orders)).map(({ status_code }) => status_code);
    expect(codes.sort()).toEqual([errorCodes.giftLimitReached, 6000]);
  });

  it('[MAL-1] neither lists nor sells a gift that is not on sale', async () => {
    const shopper = await newShopper();
    const gift = await newGift();
    const setOnSale = (on_sale: boolean) =>
      gateway.services.db.updateTable('mall_gifts').set({ on_sale }).where('id', '=', gift).execute();
    const isListed = async () =>
      (await gateway.services.mall.info(shopper.id)).gifts.some(({ id }) => id === gift);
    await setOnSale(false);
    expect(await isListed()).toBe(false);
    expect((await order(shopper, { gift })).status_code).toBe(errorCodes.notFound);
    expect(await stockOf(gift)).toBe(10);
    await setOnSale(true);
    expect(await isListed()).toBe(true);
    expect((await order(shopper, { gift })).data.state).toBe('placed');
  });

  it('[MAL-1] itself rejects a negative stock', async () => {
    const { db } = gateway.services;
    const update = db.updateTable('mall_gifts').set({ stock: -1 }).where('id', '=', 'tea');
    await expect(update.execute()).rejects.toThrow(/mall_gifts_stock_check/);
  });

  it('[MAL-1] does not sell a gift that changes meanwhile', async () => {
    const gift = await newGift();
    const shopper = await newShopper();
    const { db, mall } = gateway.services;
    let answer: Promise<{ status_code: number }> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('mall_gifts')
        .set({ version: 2, price: 5n })
        .where('id', '=', gift)
        .execute();
      answer = order(shopper, { gift });
      // The order has read the old version, and waits for the row.
      for (;;) {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
        if (rows[0]?.waiting === 1) break;
      }
    });
    expect((await answer)?.status_code).toBe(301220);
    expect((await mall.orders(shopper.id, {})).items).toEqual([]);
  });

  it('[MAL-1] answers with the gift as it is now when it has changed', async () => {
    const gift = await newGift();
    const shopper = await newShopper();
    await gateway.services.mall.changeGift(gift, { price: 2_000n });
    const answer = await order(shopper, { gift });
    expect(answer).toMatchObject({
      status_code: 301220,
      data: { gift: { id: gift, version: 2, price: '20.00' } },
    });
    expect((await order(shopper, { gift, version: 2 })).data.coins).toBe('20.00');
  });

  it('[MAL-1] rejects too few coins, a low level, a missing address and that of another member', async () => {
    const shopper = await newShopper(100n);
    const other = await newShopper();
    expect(await order(shopper, {})).toMatchObject({ status_code: 20404, data: { needed: '300.00' } });
    expect((await order(other, { gift: 'chess' })).status_code).toBe(20409);
    expect(await order({ ...other, address: shopper.address }, {})).toMatchObject({ status_code: 20201 });
    const withoutAddress = await gateway.call(
      'mallOrder',
      { gift: 'fan', version: 1, quantity: 1 },
      { token: other.token, idempotencyKey: `mall-order-${keys++}` },
    );
    expect(withoutAddress.status_code).toBe(10003);
    expect((await order(other, { gift: 'nothing' })).status_code).toBe(20201);
  });

  it('[MAL-1] credits the money of a cash gift with the order, and requires it as turnover once', async () => {
    const shopper = await newShopper();
    const answer = await order(shopper, { gift: 'cash-2', quantity: 3 });
    expect(answer.data).toMatchObject({ state: 'received', money: '6.00', address: null });
    const { data } = await gateway.call('turnoverAudit', {}, { token: shopper.token });
    expect(JSON.stringify(data)).toContain('"required":"6.00"');
    expect((await gateway.call('memberInfo', {}, { token: shopper.token })).data.balance).toBe('6.00');
    expect(
      (await gateway.call('mallOrderCancel', { id: answer.data.id }, { token: shopper.token })).status_code,
    ).toBe(20410);
  });

  it('[MAL-1] grants the money of a voucher once for a key, to be claimed with its turnover', async () => {
    const shopper = await newShopper();
    const { id, token } = shopper;
    const { stock, turnover } = (await gateway.call('mallInfo', {}, { token })).data.gifts.find(
      (each) => each.id === 'voucher-20',
    )!;
    expect(turnover).toBe('100.00');
    const key = 'voucher-order-1';
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => order(shopper, { gift: 'voucher-20', quantity: 2 }, key)),
    );
    expect(new Set(orders.map(({ data }) => data.id)).size).toBe(1);
    expect(orders[0]?.data).toMatchObject({ state: 'received', address: null, money: '40.00' });
    expect(await coinsOf(shopper)).toBe(1_000_000n - 320_000n);
    expect(await gateway.services.wallet.balance(id)).toBe(0n);
    const gifts = (await gateway.call('mallInfo', {}, { token })).data.gifts;
    expect(gifts.find((each) => each.id === 'voucher-20')?.stock).toBe(stock - 2);
    const [grant] = await gateway.services.db
      .selectFrom('dividends')
      .select(['id', 'amount', 'multiple'])
      .where('member_id', '=', id)
      .where('cause', '=', 'mall')
      .execute();
    expect(grant).toMatchObject({ amount: 4_000n, multiple: 500 });
    const mails = (await gateway.call('mailList', { kind: 'promotion' }, { token })).data.items;
    expect(mails[0]?.body.en).toContain('40.00');
    await gateway.call('manualDividend', { id: grant!.id }, { token, idempotencyKey: 'voucher-claim-1' });
    expect(await gateway.services.wallet.balance(id)).toBe(4_000n);
  });

  it('[MAL-2] gives coins and stock back once for cancellations and a refusal at the same time', async () => {
    const gift = await newGift({ stock: 5 });
    const shopper = await newShopper();
    const placed = (await order(shopper, { gift, quantity: 2 })).data;
    const cancel = (at = gateway) => at.call('mallOrderCancel', { id: placed.id }, { token: shopper.token });
    const refuse = (at = gateway) => at.sandbox('move-mall-order', { id: placed.id, state: 'refused' });
    const answers = await Promise.all([
      ...[cancel(), refuse(second), cancel(second), refuse(), cancel(), cancel(second)],
    ]);
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(await coinsOf(shopper)).toBe(1_000_000n);
    expect(await stockOf(gift)).toBe(5);
    const { data } = await gateway.call('mallOrders', {}, { token: shopper.token });
    expect(['cancelled', 'refused']).toContain(data.items[0]?.state);
  });

  it('[MAL-2] cannot be cancelled after half an hour, by another member, or once it is packed', async () => {
    const shopper = await newShopper();
    const other = await newShopper();
    const gift = await newGift();
    const cancel = (id: string, { token }: Shopper) =>
      gateway.call('mallOrderCancel', { id }, { token }).then(({ status_code }) => status_code);
    const packed = (await order(shopper, { gift })).data;
    await gateway.sandbox('move-mall-order', { id: packed.id, state: 'packing' });
    expect(await cancel(packed.id, shopper)).toBe(20410);
    const late = (await order(shopper, { gift })).data;
    expect(await cancel(late.id, other)).toBe(20201);
    await gateway.services.db
      .updateTable('mall_orders')
      .set({ at: new Date(gateway.clock.now() - cancellableFor) })
      .where('id', '=', late.id)
      .execute();
    expect(await cancel(late.id, shopper)).toBe(20410);
  });

  it('[MAL-2] moves an order on in turn, and removes its address 90 days after the receipt', async () => {
    const own = await createTestGateway();
    try {
      const { id, token } = await own.newMember('receiver1');
      await own.services.adjustments.adjustCoins(id, 1_000_000n);
      const saved = await own.call('addressSave', address, { token });
      const body = { gift: 'tea', version: 1, quantity: 1, address: saved.data.id };
      await own.call('mallOrder', body, { token, idempotencyKey: 'the-order' });
      const state = async () => (await own.call('mallOrders', {}, { token })).data.items[0];
      expect(
        (await own.sandbox('move-mall-order', { id: (await state())?.id, state: 'received' })).status_code,
      ).toBe(20201);
      const seen: unknown[] = [];
      for (const wait of [cancellableFor, 86_400_000, 3 * 86_400_000]) {
        own.clock.advance(wait);
        await own.services.mall.advance();
        // The session is over by the end.
        seen.push((await own.services.mall.orders(id, {})).items[0]?.state);
      }
      expect(seen).toEqual(['packing', 'shipped', 'received']);
      const addressNow = () =>
        own.services.db.selectFrom('mall_orders').select('address').executeTakeFirstOrThrow();
      await own.services.mall.removeExpired();
      expect((await addressNow()).address).toMatchObject(address);
      own.clock.advance(addressRetention);
      await own.services.mall.removeExpired();
      expect((await addressNow()).address).toBeNull();
    } finally {
      await own.close();
    }
  });

  it('[MAL-1] [MAL-2] answers each order, cancellation and refusal as a plain model does, and keeps its coins and stock', async () => {
    type Step =
      | { kind: 'order'; shopper: number; quantity: number }
      | { kind: 'cancel' | 'refuse'; which: number };
    const steps: fc.Arbitrary<Step> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('order' as const),
          shopper: fc.nat({ max: 1 }),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom('cancel' as const, 'refuse' as const),
          which: fc.nat({ max: 9 }),
        }),
      },
    );
    const stock = 9;
    const coins = 5_000n;
    const price = 1_000n;
    const perMonth = 6;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 12 }), async (taken) => {
        const gift = await newGift({ stock, perMonth, price });
        const shoppers = [await newShopper(coins), await newShopper(coins)];
        const model = { left: stock, coins: [coins, coins], ordered: [0, 0] };
        const placed: { id: string; shopper: number; quantity: number; isOver: boolean }[] = [];
        /** Takes an order, or gives its coins, stock and share of the month back. */
        const apply = (shopper: number, quantity: number) => {
          model.left -= quantity;
          model.coins[shopper]! -= price * BigInt(quantity);
          model.ordered[shopper]! += quantity;
        };
        const expectedCode = (shopper: number, quantity: number) => {
          if (model.ordered[shopper]! + quantity > perMonth) return errorCodes.giftLimitReached;
          if (model.coins[shopper]! < price * BigInt(quantity)) return errorCodes.coinsShort;
          return quantity > model.left ? errorCodes.giftSoldOut : errorCodes.success;
        };
        for (const step of taken) {
          if (step.kind === 'order') {
            const { shopper, quantity } = step;
            const expected = expectedCode(shopper, quantity);
            const { data, status_code } = await order(shoppers[shopper] as Shopper, { gift, quantity });
            expect(status_code).toBe(expected);
            if (expected !== errorCodes.success) continue;
            expect(data).toMatchObject({ quantity, coins: `${10 * quantity}.00` });
            placed.push({ id: data.id, shopper, quantity, isOver: false });
            apply(shopper, quantity);
          } else {
            const chosen = placed[step.which % Math.max(1, placed.length)];
            if (!chosen) continue;
            const { id, shopper, quantity } = chosen;
            if (step.kind === 'refuse') {
              const { status_code } = await gateway.sandbox('move-mall-order', { id, state: 'refused' });
              expect(status_code).toBe(chosen.isOver ? errorCodes.notFound : errorCodes.success);
            } else {
              const cancel = async ({ token }: Shopper) =>
                (await gateway.call('mallOrderCancel', { id }, { token })).status_code;
              expect(await cancel(shoppers[1 - shopper] as Shopper)).toBe(errorCodes.notFound);
              expect(await cancel(shoppers[shopper] as Shopper)).toBe(
                chosen.isOver ? errorCodes.orderUnchangeable : errorCodes.success,
              );
            }
            if (!chosen.isOver) apply(shopper, -quantity);
            chosen.isOver = true;
          }
        }
        expect(await stockOf(gift)).toBe(model.left);
        expect(await Promise.all(shoppers.map(coinsOf))).toEqual(model.coins);
        for (const [at, { token }] of shoppers.entries()) {
          const { data } = await gateway.call('mallInfo', {}, { token });
          const own = data.ordered.find((each) => each.gift === gift);
          expect(own?.quantity ?? 0).toBe(model.ordered[at]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('[MAL-1] keeps five addresses of a member, which no other member reads or changes', async () => {
    const shopper = await newShopper();
    const other = await newShopper();
    const { token } = shopper;
    const save = (more: object = {}, by = token) =>
      gateway.call('addressSave', { ...address, ...more }, { token: by });
    expect((await save({ id: shopper.address }, other.token)).status_code).toBe(20201);
    const removed = await gateway.call('addressRemove', { id: shopper.address }, { token: other.token });
    expect(removed.status_code).toBe(20201);
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push((await save()).status_code);
    expect(answers).toEqual([6000, 6000, 6000, 6000, 20411]);
    await gateway.call('addressRemove', { id: shopper.address }, { token });
    const { db } = gateway.services;
    const atOnce: ReturnType<typeof save>[] = [];
    await db.transaction().execute(async (holder) => {
      await sql`select 1 from members where id = ${shopper.id} for update`.execute(holder);
      for (let count = 0; count < 3; count++) atOnce.push(save());
      while ((await countWaiting(db)) !== 3);
    });
    expect((await Promise.all(atOnce)).map(({ status_code }) => status_code).sort()).toEqual([
      20411, 20411, 6000,
    ]);
    shopper.address = (await gateway.call('addressList', {}, { token })).data[0]!.id;
    expect((await save({ id: shopper.address, region: '北京市' })).data).toMatchObject({
      region: '北京市',
      isDefault: true,
      name: '云**',
    });
    const { data } = await gateway.call('addressList', {}, { token });
    expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect((await gateway.call('addressRemove', { id: shopper.address }, { token })).status_code).toBe(6000);
    expect((await save({ phone: '12' })).status_code).toBe(10003);
  });
});
