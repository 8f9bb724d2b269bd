import { errorCodes } from '@pavilion/contract';
import { newId } from '../ids';
import { mallGifts } from '../seed/seed-mall';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import { codeOf, newRoom, settle } from '../testing/test-room';
import { giftPictures } from './contract/offers';

const words = { 'zh-CN': '临江龙舟会', en: 'Dragon boats' };

describe('operators who edit', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let editor: TestOperator;
  let cashier: TestOperator;
  let moderator: TestOperator;
  let promotion: string;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    await logIn('');
  });
  const logIn = async (suffix: string) => {
    editor = await console.newOperator(`editor${suffix}`, ['editor']);
    cashier = await console.newOperator(`cashier${suffix}`, ['cashier']);
    moderator = await console.newOperator(`moderator${suffix}`, ['moderator']);
  };
  let days = 0;
  /** What operators do alone is counted for a day. */
  const toNextDay = async () => {
    gateway.clock.advance(24 * 3_600_000);
    await logIn(`of-day-${++days}`);
  };
  beforeEach(async () => {
    gateway.clock.advance(1_000);
    const { db } = gateway.services;
    promotion = newId(new Date(gateway.clock.now()));
    const text = JSON.stringify(words);
    await db
      .insertInto('promotions')
      .values({
        id: promotion,
        slug: promotion.toLowerCase(),
        category: 'daily',
        rank: 1,
        title: text,
        summary: text,
        terms: '[]',
        scene: 'gift',
        href: null,
        rule: null,
        new_member_days: null,
        published_at: null,
        starts_at: new Date('2026-06-01T00:00:00Z'),
        ends_at: null,
        budget: 500_000n,
        committed: 200_000n,
      })
      .execute();
  });

  const row = () =>
    gateway.services.db
      .selectFrom('promotions')
      .select(['budget', 'starts_at', 'ends_at'])
      .where('id', '=', promotion)
      .executeTakeFirstOrThrow();
  const acts = async (subject: string) =>
    (
      await (
        await console.newOperator(`auditor${newId(new Date()).slice(-6).toLowerCase()}`, ['auditor'])
      ).call('actList', { subject })
    ).data.items;

  it.each([
    ['6000', 'done'],
    ['6000.01', 'asked'],
    ['2000', 'done'],
  ])('[OPS-3] raise a budget of 5,000 to %s: %s', async (budget, outcome) => {
    expect((await editor.call('promotionChange', { id: promotion, budget })).data).toMatchObject({ outcome });
    expect((await row()).budget).toBe(
      outcome === 'done' ? BigInt(Math.round(Number(budget) * 100)) : 500_000n,
    );
  });

  it('[OPS-3] raise a budget much with a second operator, who sees what it was', async () => {
    const { data } = await editor.call('promotionChange', { id: promotion, budget: '9000' });
    expect(await editor.call('requestConfirm', { id: data.id })).toMatchObject({ error: 'same-person' });
    expect((await cashier.call('requestConfirm', { id: data.id })).data.outcome).toBe('done');
    expect((await row()).budget).toBe(900_000n);
    expect(await acts(promotion)).toContainEqual(
      expect.objectContaining({
        call: 'promotionChange',
        operator: 'cashier',
        askedBy: 'editor',
        before: expect.objectContaining({ budget: '5000.00' }),
        after: expect.objectContaining({ budget: '9000.00' }),
      }),
    );
  });

  it('[OPS-3] raise a budget in parts with a second operator once they are 1,000 within a day', async () => {
    const raise = async (budget: string) =>
      (await editor.call('promotionChange', { id: promotion, budget })).data.outcome;
    expect([await raise('5600'), await raise('5400'), await raise('5700')]).toEqual(['done', 'done', 'done']);
    expect([await raise('5800.01'), await raise('5800')]).toEqual(['asked', 'done']);
    expect((await row()).budget).toBe(580_000n);
    await toNextDay();
    expect(await raise('6800')).toBe('done');
  });

  it('[OPS-5] set no budget below what is committed', async () => {
    expect(await editor.call('promotionChange', { id: promotion, budget: '1999.99' })).toMatchObject({
      http: 409,
      error: 'below-committed',
    });
    expect((await row()).budget).toBe(500_000n);
  });

  describe('gifts of the mall', () => {
    const goods = { kind: 'goods', title: words, picture: 'fan', price: '10', perMonth: 99 };
    const add = async (change: object = {}) =>
      (await cashier.call('mallGiftAdd', { ...goods, stock: 10, ...change } as never)).data.id;
    const giftOf = (id: string) =>
      gateway.services.db
        .selectFrom('mall_gifts')
        .select(['version', 'price', 'stock', 'on_sale'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    let shoppers = 0;
    const newShopper = async () => {
      const member = await gateway.newMember(`editing${shoppers++}`);
      await gateway.services.adjustments.adjustCoins(member.id, 1_000_000n);
      const fields = { name: '沈', phone: '13812345678', region: '上海市浦东新区', detail: '世纪大道 1 号' };
      const { data } = await gateway.call('addressSave', fields, { token: member.token });
      const order = async (gift: string, version = 1, quantity = 1) => {
        const body = { gift, version, quantity, address: data.id };
        const key = `editing-${newId(new Date())}`;
        return (await gateway.call('mallOrder', body, { token: member.token, idempotencyKey: key }))
          .status_code;
      };
      const listed = async () =>
        (await gateway.call('mallInfo', {}, { token: member.token })).data.gifts.map(({ id }) => id);
      return { order, listed };
    };

    it('[OPS-5] [MAL-1] are added, change their price, are closed and opened again, as members see', async () => {
      const { order, listed } = await newShopper();
      const id = await add();
      expect((await listed()).at(-1)).toBe(id);
      expect((await cashier.call('mallGiftList', {})).data.items.at(-1)).toMatchObject({
        ...{ id, kind: 'goods', price: '10.00', money: null, stock: 10, isOnSale: true },
      });
      expect(await order(id)).toBe(errorCodes.success);
      await cashier.call('mallGiftChange', { id, price: '20' });
      expect(await order(id)).toBe(errorCodes.giftChanged);
      expect(await order(id, 2)).toBe(errorCodes.success);
      expect(await cashier.call('mallGiftChange', { id, price: '20' })).toMatchObject({ error: 'unchanged' });
      // Members who saw it before need not confirm another stock.
      await cashier.call('mallGiftChange', { id, stockChange: 5 });
      expect(await giftOf(id)).toMatchObject({ version: 2, stock: 13 });
      await cashier.call('mallGiftOpen', { id, on: false });
      expect([await order(id, 3), (await listed()).includes(id)]).toEqual([errorCodes.notFound, false]);
      expect(await cashier.call('mallGiftOpen', { id, on: false })).toMatchObject({ error: 'unchanged' });
      await cashier.call('mallGiftOpen', { id, on: true });
      expect(await order(id, 4)).toBe(errorCodes.success);
      expect((await acts(id)).map(({ call }) => call).sort()).toEqual(
        [...Array<string>(2).fill('mallGiftChange'), ...Array<string>(2).fill('mallGiftOpen')]
          .concat('mallGiftAdd')
          .sort(),
      );
    });

    it('[OPS-5] [MAL-1] lose no stock that is ordered, also while it is ordered', async () => {
      const shopper = await newShopper();
      const id = await add();
      expect(await cashier.call('mallGiftChange', { id, stockChange: -11 })).toMatchObject({
        http: 409,
        error: 'below-ordered',
      });
      // As if members had ordered after the operator was asked.
      expect(await gateway.services.mall.changeGift(id, {}, -11)).toBeUndefined();
      const [orders, taken] = await Promise.all([
        Promise.all(Array.from({ length: 12 }, () => shopper.order(id))),
        Promise.all(
          Array.from(
            { length: 4 },
            async () => (await cashier.call('mallGiftChange', { id, stockChange: -2 })).http,
          ),
        ),
      ]);
      const sold = orders.filter((code) => code === errorCodes.success).length;
      expect(orders.filter((code) => code !== errorCodes.success)).toEqual(
        Array(12 - sold).fill(errorCodes.giftSoldOut),
      );
      const lowered = taken.filter((http) => http === 200).length;
      expect(taken.filter((http) => http !== 200)).toEqual(Array(4 - lowered).fill(409));
      const { stock } = await giftOf(id);
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(stock + sold + 2 * lowered).toBe(10);
    });

    it.each([
      ['with money of 1,000 in stock', { stock: 10, money: '100' }, 'done'],
      ['with more', { stock: 11, money: '100' }, 'asked'],
    ])('[OPS-3] of cash are added %s: %s', async (_, change, outcome) => {
      await toNextDay();
      const { data } = await cashier.call('mallGiftAdd', { ...goods, kind: 'cash', ...change } as never);
      expect(data).toMatchObject({ outcome });
    });

    it.each([
      ['more stock', { stockChange: 11 }, 'asked'],
      ['a lower price', { price: '9.99' }, 'asked'],
      ['little more stock', { stockChange: 10 }, 'done'],
      ['a higher price and less stock', { price: '11', stockChange: -1 }, 'done'],
    ])(
      '[OPS-3] of cash change to %s: %s',
      async (_, change: { price?: string; stockChange?: number }, outcome) => {
        await toNextDay();
        const id = await add({ kind: 'cash', money: '100', stock: 5 });
        expect((await cashier.call('mallGiftChange', { id, ...change })).data).toMatchObject({ outcome });
        expect((await giftOf(id)).stock).toBe(outcome === 'asked' ? 5 : 5 + (change.stockChange ?? 0));
      },
    );

    it('[OPS-5] are refused without money, with money of goods, and by other roles', async () => {
      for (const body of [
        { ...goods, stock: 1, money: '1' },
        { ...goods, stock: 1, kind: 'voucher' },
        { ...goods, stock: 1.5 },
        { ...goods, stock: 1, picture: '../fan' },
      ])
        expect(await cashier.call('mallGiftAdd', body as never)).toMatchObject({ http: 422 });
      const id = await add();
      for (const by of [editor, moderator])
        expect(await by.call('mallGiftOpen', { id, on: false })).toMatchObject({ http: 403 });
      expect(giftPictures).toEqual(expect.arrayContaining(mallGifts.map(({ picture }) => picture)));
    });
  });

  it('[OPS-5] change the period of a promotion, which ends later than it starts', async () => {
    const endsAt = '2026-12-31T16:00:00.000Z';
    await editor.call('promotionChange', { id: promotion, endsAt });
    expect(await row()).toMatchObject({ ends_at: new Date(endsAt), budget: 500_000n });
    for (const change of [
      { startsAt: endsAt },
      { endsAt: '2026-05-31T16:00:00Z' },
      { endsAt: '2026-13-40T16:00:00Z' },
      { endsAt: 'tomorrow' },
    ])
      expect(await editor.call('promotionChange', { id: promotion, ...change })).toMatchObject({ http: 422 });
    expect(await editor.call('promotionChange', { id: promotion, endsAt })).toMatchObject({
      error: 'unchanged',
    });
    expect((await editor.call('promotionChange', { id: promotion, endsAt: null })).http).toBe(200);
    expect((await row()).ends_at).toBeNull();
  });

  it('[OPS-5] add, change and remove a sponsorship, which members then see', async () => {
    const { brand } = gateway.services.brands.main;
    const shown = async () => {
      gateway.clock.advance(2_000);
      return (await gateway.call('sponsorList', {})).data.map(({ id, summary, story, lastDay }) => ({
        id,
        summary,
        story,
        lastDay,
      }));
    };
    const story = { 'zh-CN': '第一段。\n\n第二段。', en: 'One.\n Two.' };
    const texts = { brand, name: words, summary: words, story, scene: 'regatta' };
    const { data } = await editor.call('sponsorSave', { ...texts, firstDay: '2026-01-01' });
    const paragraphs = [
      { 'zh-CN': '第一段。', en: 'One.' },
      { 'zh-CN': '第二段。', en: 'Two.' },
    ];
    expect(await shown()).toContainEqual({ id: data.id, summary: words, story: paragraphs, lastDay: null });
    const other = { 'zh-CN': '冬训', en: 'Training' };
    await editor.call('sponsorSave', {
      ...texts,
      id: data.id,
      summary: other,
      firstDay: '2026-01-01',
      lastDay: '2026-01-31',
    });
    expect(await shown()).toContainEqual({
      id: data.id,
      summary: other,
      story: paragraphs,
      lastDay: '2026-01-31',
    });
    expect((await editor.call('sponsorList', {})).data.items.map(({ id }) => id)).toContain(data.id);
    await editor.call('sponsorRemove', { id: data.id });
    expect((await shown()).map(({ id }) => id)).not.toContain(data.id);
    expect((await acts(data.id)).map(({ call }) => call).sort()).toEqual([
      'sponsorRemove',
      'sponsorSave',
      'sponsorSave',
    ]);
  });

  it.each([
    ['of an unknown brand', { brand: 'nobody' }],
    ['with a paragraph in one language only', { story: { 'zh-CN': '一', en: 'One\nTwo' } }],
    ['that begins on no day', { firstDay: '2026-02-30' }],
    ['that ends before it begins', { lastDay: '2025-12-31' }],
    ['with an address for a picture', { scene: '../regatta' }],
  ])('[OPS-5] save no sponsorship %s', async (_what, change) => {
    const brand = gateway.services.brands.main.brand;
    const whole = {
      brand,
      name: words,
      summary: words,
      story: words,
      scene: 'regatta',
      firstDay: '2026-01-01',
    };
    expect(await editor.call('sponsorSave', { ...whole, ...change })).toMatchObject({
      http: 422,
      error: 'invalid-request',
    });
  });

  it('[OPS-5] ban a word, which messages cannot have from then on, and allow it again', async () => {
    const { roomSpeech } = gateway.services;
    const member = await gateway.newMember('speaker');
    const room = await newRoom(gateway, 'words');
    let count = 0;
    const say = async () => {
      // Longer than the slow mode, shorter than the words are held in memory.
      gateway.clock.advance(4_000);
      count += 1;
      const message = { memberId: member.id, room, key: `banned-word-${count}`, text: `开盘 代-练 ${count}` };
      const said = settle(roomSpeech.say(message));
      await roomSpeech.flush();
      return codeOf(await said);
    };
    expect(await say()).toBe(errorCodes.success);
    await moderator.call('bannedWordAdd', { word: ' 代 练 ' });
    expect((await moderator.call('bannedWordList', {})).data.items).toContainEqual({ word: '代练' });
    expect(await moderator.call('bannedWordAdd', { word: '代练' })).toMatchObject({ error: 'unchanged' });
    expect(await say()).toBe(20504);
    await moderator.call('bannedWordRemove', { word: '代练' });
    expect(await say()).toBe(errorCodes.success);
    expect((await acts('代练')).map(({ call }) => call).sort()).toEqual([
      'bannedWordAdd',
      'bannedWordRemove',
    ]);
  });

  it('[OPS-5][LIV-3] set who may speak in live rooms, which holds for the next message', async () => {
    const { roomSpeech, siteState } = gateway.services;
    const member = await gateway.newMember('listener');
    const room = await newRoom(gateway, 'quiet');
    let count = 0;
    const say = async () => {
      gateway.clock.advance(4_000);
      count += 1;
      const said = settle(
        roomSpeech.say({ memberId: member.id, room, key: `quiet-word-${count}`, text: `第 ${count} 句话` }),
      );
      await roomSpeech.flush();
      return codeOf(await said);
    };
    expect(await say()).toBe(errorCodes.success);
    const rules = [
      [{ status: 0, vipMin: 0, vipMax: 0 }, errorCodes.roomSpeechClosed],
      [{ status: 2, vipMin: 0, vipMax: 0 }, errorCodes.realNameUnverified],
      [{ status: 1, vipMin: 1, vipMax: 6 }, errorCodes.roomLevelNeeded],
      [{ status: 1, vipMin: 0, vipMax: 0 }, errorCodes.success],
    ] as const;
    for (const [body, code] of rules) {
      expect((await moderator.call('speechSet', body)).http).toBe(200);
      expect((await moderator.call('speechInfo', {})).data).toEqual(body);
      expect(await say()).toBe(code);
    }
    expect(await moderator.call('speechSet', { status: 1, vipMin: 5, vipMax: 2 })).toMatchObject({
      http: 422,
    });
    expect(await moderator.call('speechSet', { status: 3, vipMin: 0, vipMax: 0 } as never)).toMatchObject({
      http: 422,
    });
    expect((await siteState.current()).settings.speech).toMatchObject({ speechStatus: 1, vipMax: 0 });
    expect((await acts('speech')).map(({ before, after }) => [before, after])[0]).toEqual([
      { speechStatus: 1, vipMin: 1, vipMax: 6 },
      { speechStatus: 1, vipMin: 0, vipMax: 0 },
    ]);
  });

  it.each(['a', '！！', ' 啊 '])('[OPS-5] ban no single character: %j', async (word) =>
    expect(await moderator.call('bannedWordAdd', { word })).toMatchObject({ http: 422 }),
  );
});
