import { parseMinor } from '@pavilion/format';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { verifyLedger } from '../../money/ledger/verify-ledger';

describe('promotions', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let stranger: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('dividend1');
    stranger = await gateway.newMember('dividend2');
  });
  afterAll(() => gateway.close());

  const grant = async (amount: string) => {
    const { data } = await gateway.sandbox('grant-dividend', { account: 'dividend1', amount });
    return (data as { id: string }).id;
  };
  const claim = (id: string, idempotencyKey: string, { token } = member) =>
    gateway.call('manualDividend', { id }, { token, idempotencyKey });
  const balance = async () =>
    (await gateway.call('walletOverview', {}, { token: member.token })).data.balance;

  it('[REQ-5] [APP-8] lists the floating icons of a display, the desktop by default', async () => {
    const { data } = await gateway.call('suspensionIcon', {});
    expect(data.map(({ id }) => id)).toEqual(['invite-desktop']);
    expect(data).toEqual((await gateway.call('suspensionIcon', { displayEquipment: '1' })).data);
    const phone = await gateway.call('suspensionIcon', { displayEquipment: '2' });
    expect(phone.data.map(({ id }) => id)).toEqual(['invite-phone']);
  });

  it('[REQ-5] [APP-8] shows visitors and members different pop-ups', async () => {
    const visitor = await gateway.call('popInfo', {});
    const asMember = await gateway.call('popInfo', {}, { token: stranger.token });
    expect(visitor.data.map(({ id }) => id)).toEqual(['welcome-visitor']);
    expect(asMember.data.map(({ id }) => id)).toEqual(['fair-play']);
  });

  it('[REQ-5] [REQ-10] credits a dividend once, and answers the same key with the same bytes', async () => {
    const id = await grant('8.88');
    const waiting = await gateway.call('popInfo', {}, { token: member.token });
    expect(waiting.data[0]?.dividend).toEqual({ id, amount: '8.88' });
    const first = await claim(id, 'claim-once-1');
    expect(first.data).toEqual({ id, amount: '8.88', balance: '8.88' });
    expect((await claim(id, 'claim-once-1')).text).toBe(first.text);
    expect((await claim(id, 'claim-once-2')).status_code).toBe(20201);
    const after = await gateway.call('popInfo', {}, { token: member.token });
    expect(after.data.every(({ dividend }) => dividend === null)).toBe(true);
    expect(await balance()).toBe('8.88');
  });

  it('[REQ-10] credits a dividend once for concurrent claims, with one key or several', async () => {
    const before = parseMinor(await balance());
    const shared = await grant('5');
    const same = await Promise.all(Array.from({ length: 6 }, () => claim(shared, 'claim-same-key')));
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    const contested = await grant('7');
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, at) => claim(contested, `claim-many-${at}`)),
    );
    expect(many.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    expect(parseMinor(await balance())).toBe(before + 1_200n);
    expect((await verifyLedger(gateway.services.db)).sound).toBe(true);
  });

  it('[REQ-10] rejects the dividend of another member and a reused key, and leaves it claimable', async () => {
    const id = await grant('3');
    expect((await claim(id, 'claim-stolen', stranger)).status_code).toBe(20201);
    expect((await claim(id, 'claim-once-1')).status_code).toBe(20104);
    expect((await claim(id, 'claim-rightful')).data.amount).toBe('3.00');
  });
});
