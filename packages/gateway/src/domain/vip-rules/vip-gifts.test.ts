import { type VipGiftKind, vipGiftKinds } from '@pavilion/contract';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { vipLevels } from './levels';
import { vipGiftCause, vipGifts } from './vip-gifts';

/** Adds a gift: its name, its row and its amounts, as a developer would. Nothing else may be needed in the gateway. */
jest.mock('../../../../contract/src/vip-gift-kinds', () => {
  const actual = jest.requireActual('../../../../contract/src/vip-gift-kinds');
  return { ...actual, vipGiftKinds: [...actual.vipGiftKinds, 'example'] };
});
jest.mock('./vip-gifts', () => {
  const actual = jest.requireActual('./vip-gifts');
  const { sql } = jest.requireActual('kysely');
  actual.vipGifts.example = {
    amounts: [0, 1, 2, 3, 4, 5, 6],
    title: () => ({ 'zh-CN': '示例礼金', en: 'Example bonus' }),
    atMostIn: () => 1,
    granting: {
      on: 'day',
      due: (at: Date) => sql`
        select id, vip_level as level, '2026' as occasion, ${at}::timestamptz + interval '1 day' as ends from members`,
    },
  };
  return actual;
});

const example = 'example' as VipGiftKind;

describe('a VIP gift that was added', () => {
  let gateway: TestGateway;
  let member: Awaited<ReturnType<TestGateway['newMember']>>;
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('gifted1');
    await gateway.sandbox('set-vip', { account: 'gifted1', level: 3 });
  });
  afterAll(() => gateway.close());

  const grantsOf = (id: string) =>
    gateway.services.db
      .selectFrom('dividends')
      .select('amount')
      .where('member_id', '=', id)
      .where('cause', '=', vipGiftCause(example))
      .execute();

  it('[VIP-2] is granted once, by the level, and to no closed or blocked account or level 0', async () => {
    const beginner = await gateway.newMember('gifted2');
    const closed = await gateway.newMember('gifted3');
    const blocked = await gateway.newMember('gifted4');
    for (const account of ['gifted3', 'gifted4']) await gateway.sandbox('set-vip', { account, level: 3 });
    await gateway.call('timeOutStart', { days: 1 }, { token: closed.token });
    await gateway.sandbox('block-account', { account: 'gifted4', on: true });
    await gateway.services.vip.runDaily();
    await gateway.services.vip.runDaily();
    expect(await grantsOf(member.id)).toEqual([{ amount: 300n }]);
    for (const { id } of [beginner, closed, blocked]) expect(await grantsOf(id)).toEqual([]);
  });

  it('[VIP-2] is listed on the member’s page, where its mail leads, and can be claimed', async () => {
    const { data } = await gateway.call('vipInfo', {}, { token: member.token });
    const [gift] = data.gifts;
    expect(gift).toMatchObject({ kind: 'example', title: { en: 'Example bonus' }, amount: '3.00' });
    const mails = await gateway.call('mailList', {}, { token: member.token });
    expect(mails.data.items).toContainEqual(
      expect.objectContaining({
        title: expect.objectContaining({ en: expect.stringContaining('Example bonus') }),
        href: '/mine/vip',
      }),
    );
    const claimed = await gateway.call(
      'manualDividend',
      { id: gift!.id },
      { token: member.token, idempotencyKey: 'example-gift' },
    );
    expect(claimed.data).toMatchObject({ amount: '3.00' });
  });

  it('[VIP-1] is in the table of the levels', async () => {
    const { data } = await gateway.call('vipLevels', {});
    expect(data.levels.map(({ gifts }) => gifts[example])).toEqual(
      vipLevels.map((_, level) => `${level}.00`),
    );
  });
});

describe.each(vipGiftKinds)('the VIP gift %s', (kind) => {
  it('has a title in both languages, and an amount at the highest level', () => {
    const title = vipGifts[kind].title({ name: { 'zh-CN': '黄金', en: 'Gold' } }, '2026-01');
    expect(title['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(title.en).toMatch(/^[\x20-\x7e]+$/);
    expect(vipLevels.at(-1)!.gifts[kind]).toBeGreaterThan(0n);
  });
});
