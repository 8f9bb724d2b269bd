import { errorCodes } from '@pavilion/contract';
import { ruleLogic } from '../domain/engagement/promotions/promotion-rules';
import { newId } from '../ids';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import type { OperatorRequest } from './contract';
import { writtenRules } from './contract/promotion-rules';

type New = OperatorRequest<'promotionAdd'>;

const title = { 'zh-CN': '龙舟周', en: 'Dragon boat week' };
const summary = { 'zh-CN': '每周玩满两天，得一份小礼。', en: 'Two days of play a week earn a small bonus.' };
const terms = { 'zh-CN': '每人一次。\n已取消的注单不计入。', en: 'Once a person.\nVoid bets do not count.' };
const days = {
  ...{ type: 'days-played', categories: ['egame', 'chess'], dayTurnover: '20' },
  steps: [
    { days: 1, amount: '5' },
    { days: 2, amount: '8.5' },
  ],
} satisfies New['rule'];
const match = {
  type: 'deposit-match',
  percent: 20,
  max: '88',
  minDeposit: '100',
  hours: 24,
} satisfies New['rule'];
const named = { type: 'first-real-name', amount: '18' } satisfies New['rule'];

describe('promotions that operators write', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let editor: TestOperator;
  let cashier: TestOperator;
  let count = 0;
  withTestConsole((...opened) => {
    [gateway, console] = opened;
  });
  beforeEach(async () => {
    // What operators do alone is counted for a day.
    gateway.clock.advance(25 * 3_600_000);
    count += 1;
    editor = await console.newOperator(`editor${count}`, ['editor']);
    cashier = await console.newOperator(`cashier${count}`, ['cashier']);
  });

  const bodyOf = (change: Partial<New> = {}): New => ({
    ...{ slug: `offer-${count}`, category: 'limited', title, summary, scene: 'regatta', terms },
    ...{ rule: days, period: 'week', multiple: 300, claimDays: 7, needsRealName: false, minLevel: 0 },
    ...{ budget: '500', startsAt: new Date(gateway.clock.now() - 1_000).toISOString() },
    ...change,
  });
  const add = async (change: Partial<New> = {}) =>
    (await editor.call('promotionAdd', bodyOf(change))).data.id;
  const edit = (id: string, change: Partial<New> = {}) => {
    const { slug: _, budget: __, startsAt: ___, endsAt: ____, ...content } = bodyOf(change);
    return editor.call('promotionEdit', { id, ...content });
  };
  const publish = (id: string, on = true) => editor.call('promotionPublish', { id, on });
  const slugs = async () => {
    gateway.clock.advance(2_000);
    return (await gateway.call('promotionList', { limit: 100 })).data.items.map(({ slug }) => slug);
  };
  const apply = async (token: string, slug: string, version = 1) =>
    gateway.call(
      'promotionApply',
      { slug, version },
      { token, idempotencyKey: `apply-${newId(new Date())}` },
    );

  it('[OPS-5][ACT-4] appear for members, who opt in, deposit and are paid by the rule', async () => {
    const slug = `offer-${count}`;
    const id = await add({ rule: match, period: 'day' });
    const member = await gateway.newMember(`writes${count}`);
    expect(await slugs()).not.toContain(slug);
    expect((await apply(member.token, slug)).status_code).toBe(errorCodes.notFound);
    await publish(id);
    expect((await slugs()).at(-1)).toBe(slug);
    expect((await gateway.call('promotionInfo', { slug })).data).toMatchObject({
      ...{ slug, title, summary, category: 'limited', scene: 'regatta', upTo: '88.00', multiple: 300 },
      terms: [
        { 'zh-CN': '每人一次。', en: 'Once a person.' },
        { 'zh-CN': '已取消的注单不计入。', en: 'Void bets do not count.' },
      ],
      rule: { ...match, max: '88.00', minDeposit: '100.00' },
    });
    expect((await apply(member.token, slug)).data).toMatchObject({ state: 'in-progress' });
    gateway.clock.advance(1_000);
    await gateway.credit(member.id, 20_000n);
    await gateway.services.promotions.evaluateAll();
    const { own } = (await gateway.call('promotionInfo', { slug }, { token: member.token })).data;
    expect(own).toMatchObject({
      state: 'granted',
      grants: [{ amount: '40.00', turnover: '120.00', state: 'waiting' }],
    });
    const { data } = await gateway.call(
      'manualDividend',
      { id: own!.grants[0]!.id },
      { token: member.token, idempotencyKey: `claim-${count}-key` },
    );
    expect(data.amount).toBe('40.00');
    expect((await editor.call('promotionInfo', { id })).data).toMatchObject({
      ...{ entries: 1, fixedBecause: 'members-joined' },
    });
  });

  it.each([
    ['1000', 'done'],
    ['1000.01', 'asked'],
  ])('[OPS-3] with a budget of %s: %s', async (budget, outcome) => {
    const { data } = await editor.call('promotionAdd', bodyOf({ budget }));
    expect(data).toMatchObject({ outcome });
    if (outcome === 'done') return;
    const { facts } = (await cashier.call('requestList', {})).data.items.find((each) => each.id === data.id)!;
    expect(facts).toMatchObject({
      ...{ slug: `offer-${count}`, budget: '1000.01', period: 'week', title, dayTurnover: '20.00' },
      steps: [
        { days: 1, amount: '5.00' },
        { days: 2, amount: '8.50' },
      ],
    });
    expect((await cashier.call('requestConfirm', { id: data.id })).data.outcome).toBe('done');
    const { items } = (await editor.call('promotionList', {})).data;
    expect(items).toContainEqual(expect.objectContaining({ isPublished: false, budget: '1000.01' }));
  });

  it('[OPS-3] with budgets of more than 1,000 together in a day: asked', async () => {
    const outcomes = [];
    for (const slug of ['one', 'two', 'three'])
      outcomes.push((await editor.call('promotionAdd', bodyOf({ slug: `${slug}-${count}` }))).data.outcome);
    expect(outcomes).toEqual(['done', 'done', 'asked']);
  });

  it('[OPS-5] take names and ranks of their own, also when two are written at once', async () => {
    const written = await Promise.all(
      ['a', 'b', 'c'].map((part) =>
        editor.call('promotionAdd', bodyOf({ slug: `${part}-${count}`, budget: '100' })),
      ),
    );
    expect(written.map(({ http }) => http)).toEqual([200, 200, 200]);
    const rows = await gateway.services.db.selectFrom('promotions').select(['slug', 'rank']).execute();
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(rows.length);
    expect(await editor.call('promotionAdd', bodyOf({ slug: `a-${count}`, budget: '100' }))).toMatchObject({
      ...{ http: 409, error: 'slug-taken' },
    });
  });

  const beforeStart = { startsAt: '2026-06-02T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' };
  const dayStep = (amount: number) => ({ days: amount, amount: '5' });
  it.each<[string, string, Partial<New>]>([
    ['a day that needs much turnover', 'rule-volume', { rule: { ...days, dayTurnover: '50.01' } }],
    ['steps that do not ascend', 'rule-steps', { rule: { ...days, steps: [dayStep(2), dayStep(2)] } }],
    ['more days than a week has', 'rule-days', { rule: { ...days, steps: [dayStep(8)] } }],
    [
      'more days than the promotion lasts',
      'rule-days',
      {
        ...{ period: 'once', rule: { ...days, steps: [dayStep(3)] } },
        ...{ startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-06-03T00:00:00Z' },
      },
    ],
    ['a gift of the real name each week', 'rule-once-only', { rule: named }],
    ['less money than one participation', 'budget-too-small', { budget: '13.49' }],
    ['an end before its start', 'ends-too-early', beforeStart],
    ['a start on no day', 'invalid-request', { startsAt: '2026-13-41T00:00:00Z' }],
    ['terms in one language only', 'terms-unequal', { terms: { 'zh-CN': '一', en: 'One\nTwo' } }],
    ['a page beside a rule', 'invalid-request', { href: '/mine/vip' }],
  ])('[OPS-5][ACT-4] are refused with %s: %s', async (_, error, change) => {
    const answer = await editor.call('promotionAdd', bodyOf(change));
    expect(answer).toMatchObject({ http: 422, error });
  });

  it.each([
    [
      'turnover steps',
      { type: 'turnover-steps', categories: ['egame'], steps: [{ turnover: '1', amount: '1' }] },
    ],
    ['fields of another rule', { type: 'manual', percent: 20, max: '88', minDeposit: '100', hours: 24 }],
    ['no games', { ...days, categories: [] }],
    ['a game twice', { ...days, categories: ['egame', 'egame'] }],
    ['no steps', { ...days, steps: [] }],
    ['more than the deposit', { ...match, percent: 101 }],
    ['an amount of three decimals', { ...match, max: '1.005' }],
  ])('[OPS-5][ACT-4] are refused with a rule of %s', async (_, rule) => {
    expect(await editor.call('promotionAdd', { ...bodyOf(), rule } as never)).toMatchObject({
      ...{ http: 422, error: 'invalid-request' },
    });
  });

  it('[OPS-5] can have any rule but those that pay for volume', () => {
    const forVolume = Object.entries(ruleLogic).filter(([, { paysForVolume }]) => paysForVolume);
    const others = Object.keys(ruleLogic).filter((type) => !forVolume.some(([name]) => name === type));
    expect(Object.keys(writtenRules).sort()).toEqual(others.sort());
  });

  it('[OPS-5] keep no field that their rule does not have', async () => {
    const id = await add({ rule: { ...match, amount: '5', question: title } as New['rule'] });
    expect((await editor.call('promotionInfo', { id })).data.rule).toEqual({
      ...{ ...match, max: '88.00', minDeposit: '100.00' },
    });
  });

  it('[OPS-5] change their conditions until they are published, and again once they are taken down', async () => {
    const id = await add();
    expect((await edit(id, { rule: match })).data.outcome).toBe('done');
    expect(await edit(id, { rule: match })).toMatchObject({ http: 409, error: 'unchanged' });
    await publish(id);
    expect((await editor.call('promotionInfo', { id })).data.fixedBecause).toBe('published');
    for (const change of [
      { rule: { ...match, percent: 10 } },
      { rule: match, multiple: 0 },
      { rule: match, claimDays: 1 },
      { rule: match, period: 'day' as const },
      { rule: match, needsRealName: true },
      { rule: match, minLevel: 1 },
      { rule: match, newMemberDays: 7 },
      { rule: match, terms: title },
    ])
      expect(await edit(id, change)).toMatchObject({ http: 409, error: 'published' });
    await publish(id, false);
    expect((await edit(id, { rule: match, multiple: 0 })).data.outcome).toBe('done');
  });

  it('[OPS-5][ACT-4] keep the conditions that members joined by, whose texts alone change', async () => {
    const id = await add({ rule: match });
    await publish(id);
    const member = await gateway.newMember(`joins${count}`);
    await apply(member.token, `offer-${count}`);
    await publish(id, false);
    expect(await edit(id, { rule: { ...match, percent: 10 } })).toMatchObject({
      ...{ http: 409, error: 'members-joined' },
    });
    const other = { 'zh-CN': '端午周', en: 'Boats' };
    expect((await edit(id, { rule: match, title: other, category: 'daily' })).data.outcome).toBe('done');
    await publish(id);
    expect((await gateway.call('promotionInfo', { slug: `offer-${count}` })).data).toMatchObject({
      ...{ title: other, category: 'daily', rule: { percent: 20 } },
    });
  });

  it('[OPS-5][ACT-4] are joined by the conditions that the member saw, or not at all', async () => {
    const slug = `offer-${count}`;
    const id = await add({ rule: match, multiple: 300 });
    await publish(id);
    const [before, after] = [
      await gateway.newMember(`before${count}`),
      await gateway.newMember(`after${count}`),
    ];
    const seen = (await gateway.call('promotionInfo', { slug }, before)).data;
    await publish(id, false);
    await edit(id, { rule: match, multiple: 900 });
    await publish(id);
    expect(await apply(after.token, slug, seen.version)).toMatchObject({
      status_code: errorCodes.offerChanged,
    });
    const now = (await gateway.call('promotionInfo', { slug }, after)).data;
    expect(now).toMatchObject({ multiple: 900, own: { state: 'open', since: null } });
    expect((await apply(after.token, slug, now.version)).data).toMatchObject({ state: 'in-progress' });
    // Who has joined is answered the state, whichever version the page shows.
    expect((await apply(after.token, slug, seen.version)).data).toMatchObject({ state: 'in-progress' });
    expect((await apply(before.token, slug, now.version + 1)).status_code).toBe(errorCodes.offerChanged);
  });

  it('[OPS-5][ACT-4] have a new version with other conditions or another end, and not with other texts or budgets', async () => {
    const slug = `offer-${count}`;
    const id = await add({ rule: match });
    const versionAfter = async (act: Promise<{ http: number }>) => {
      expect((await act).http).toBe(200);
      await publish(id);
      const { version } = (await gateway.call('promotionInfo', { slug })).data;
      await publish(id, false);
      return version;
    };
    expect(await versionAfter(edit(id, { rule: match, title: summary }))).toBe(1);
    expect(await versionAfter(editor.call('promotionChange', { id, budget: '600' }))).toBe(1);
    expect(await versionAfter(edit(id, { rule: match, claimDays: 3 }))).toBe(2);
    const endsAt = new Date(gateway.clock.now() + 30 * 86_400_000).toISOString();
    expect(await versionAfter(editor.call('promotionChange', { id, endsAt }))).toBe(3);
    expect(await versionAfter(editor.call('promotionChange', { id, endsAt, budget: '500' }))).toBe(3);
  });

  it('[OPS-5] change their texts, also with a budget that is used up meanwhile', async () => {
    const id = await add({ rule: match });
    await editor.call('promotionChange', { id, budget: '1' });
    expect((await edit(id, { rule: match, title: summary })).data.outcome).toBe('done');
    expect(await edit(id, { rule: match, multiple: 0 })).toMatchObject({ error: 'budget-too-small' });
  });

  it('[OPS-3] with other conditions of a large budget: asked; with other texts: done', async () => {
    const { data } = await editor.call('promotionAdd', bodyOf({ budget: '2000' }));
    const id = (await cashier.call('requestConfirm', { id: data.id })).data.id;
    expect((await edit(id, { title: summary })).data.outcome).toBe('done');
    const asked = (await edit(id, { title: summary, multiple: 0 })).data;
    expect(asked.outcome).toBe('asked');
    // Published meanwhile: the conditions stay.
    await publish(id);
    expect(await cashier.call('requestConfirm', { id: asked.id })).toMatchObject({
      ...{ http: 409, error: 'published' },
    });
  });

  it('[OPS-5][ACT-4] wait for a member who joins at the same moment, or make the member wait', async () => {
    for (let round = 0; round < 8; round += 1) {
      const slug = `race-${count}-${round}`;
      const id = await add({ slug, rule: match, budget: '100' });
      const member = await gateway.newMember(`race${count}x${round}`);
      await publish(id);
      // Taken down, edited and published again in one statement each, while the member joins.
      const [joined] = await Promise.all([
        apply(member.token, slug),
        (async () => {
          await publish(id, false);
          await edit(id, { rule: { ...match, max: '10' } });
          await publish(id);
        })(),
      ]);
      const { rule } = (await gateway.call('promotionInfo', { slug })).data;
      const { committed } = await gateway.services.db
        .selectFrom('promotions')
        .select('committed')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const most = rule && 'max' in rule ? rule.max : undefined;
      expect([
        ['88.00', 8_800n],
        ['10.00', 0n],
      ]).toContainEqual([most, committed]);
      expect(committed > 0n).toBe(joined.status_code === errorCodes.success);
    }
  });

  it('[OPS-5] without a rule are read alone, and keep an earlier rule that nobody writes any more', async () => {
    const slug = `offer-${count}`;
    const { rule: _, budget: __, ...toRead } = bodyOf({ href: '/mine/vip' });
    const { id } = (await editor.call('promotionAdd', toRead)).data;
    await publish(id);
    expect((await gateway.call('promotionInfo', { slug })).data).toMatchObject({
      ...{ rule: null, upTo: null, href: '/mine/vip' },
    });
    await publish(id, false);
    const rule = ruleLogic['turnover-steps'].example;
    const { db } = gateway.services;
    await db
      .updateTable('promotions')
      .set({ rule: JSON.stringify(rule), href: null })
      .where('id', '=', id)
      .execute();
    const { href: ___, slug: ____, startsAt: _____, ...content } = toRead;
    expect(await editor.call('promotionEdit', { ...content, id, claimDays: 3 })).toMatchObject({
      ...{ http: 200, data: { outcome: 'done' } },
    });
    expect((await editor.call('promotionInfo', { id })).data).toMatchObject({ rule, claimDays: 3 });
  });
});
