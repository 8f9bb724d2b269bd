import { type CallRequest, headers, type ProofOfWork } from '@pavilion/contract';
import { memberFields, registrationFields } from '@pavilion/contract/forms';
import { solveProof } from '../../../testing/solve-proof';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { validateRegistration } from './registration-rules';

const good: CallRequest<'register'> = {
  account: 'newcomer',
  password: 'Passw0rd1',
  ofAge: true,
  acceptsTerms: true,
};

describe('register', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const refuse = async (change: Partial<CallRequest<'register'>>) => {
    const answer = await gateway.call('register', { ...good, account: 'refused1', ...change });
    expect(answer).toMatchObject({ http: 200, status_code: 10003 });
    return (answer.data as unknown as { fields: object[] }).fields;
  };

  it('[INV-5] creates a member with an empty wallet and a valid session', async () => {
    const { data } = await gateway.call('register', { ...good, phone: '（86）13812345678' });
    expect(data.member).toMatchObject({
      account: 'newcomer',
      balance: '0.00',
      vipLevel: 0,
      phone: '(86)*******5678',
    });
    const { data: member } = await gateway.call('memberInfo', {}, { token: data.token });
    expect(member.id).toBe(data.member.id);
  });

  it.each([
    ['', 'required'],
    ['abc', 'too-short'],
    ['a'.repeat(17), 'too-long'],
    ['1abcd', 'format'],
    ['ab cd', 'format'],
    ['名字名字', 'format'],
  ])('rejects the account %j: %s', async (account, reason) =>
    expect(await refuse({ account })).toEqual([expect.objectContaining({ field: 'account', reason })]),
  );

  it.each([
    ['', 'required'],
    ['a1', 'too-short'],
    [`a1${'x'.repeat(40)}`, 'too-long'],
    ['onlyletters', 'weak'],
    ['12345678', 'weak'],
    ['passw0rd é', 'format'],
  ])('rejects the password %j: %s', async (password, reason) =>
    expect(await refuse({ password })).toEqual([expect.objectContaining({ field: 'password', reason })]),
  );

  it('validates a field that is added as a row', () => {
    const fields = [...registrationFields, { ...memberFields.realName, name: 'contact' }];
    const context = { disabledPhones: [], today: '2026-11-28', adultAge: 18 };
    expect(validateRegistration({ ...good, contact: '2' } as typeof good, context, fields)).toEqual([
      { field: 'contact', reason: 'too-short', limit: '2' },
    ]);
  });

  it.each([
    ['2008-11-28', []],
    ['2008-11-29', [{ field: 'birthday', reason: 'under-age', limit: '18' }]],
  ])('checks the age of a birthday that is asked for as a row: %s', (birthday, errors) => {
    const fields = [...registrationFields, memberFields.birthday];
    const context = { disabledPhones: [], today: '2026-11-28', adultAge: 18 };
    expect(validateRegistration({ ...good, birthday } as typeof good, context, fields)).toEqual(errors);
  });

  it('stores the account without the blanks around it', async () => {
    const { data } = await gateway.call('register', { ...good, account: ' padded_1 ' });
    expect(data.member.account).toBe('padded_1');
  });

  it.each(['admin_lin', 'support2026', 'pavilion_vip', 'wechat12345'])(
    '[PFL-1] does not show the account %s as a nickname',
    async (account) => {
      const { member } = (await gateway.call('register', { ...good, account })).data;
      expect(member).toMatchObject({ account, nickname: expect.stringMatching(/^player-[a-zA-Z0-9]{8}$/) });
    },
  );

  it('[PFL-1] shows any other account as the first nickname', async () => {
    const { member } = (await gateway.call('register', { ...good, account: 'lin_2026' })).data;
    expect(member.nickname).toBe('lin_2026');
  });

  it('returns the errors of all invalid fields together', async () =>
    expect(
      await refuse({ account: '', password: 'x', phone: 'abc', ofAge: false, acceptsTerms: false }),
    ).toMatchObject([
      { field: 'account' },
      { field: 'password', reason: 'too-short', limit: '8' },
      { field: 'phone', reason: 'format' },
      { field: 'ofAge', reason: 'must-accept' },
      { field: 'acceptsTerms', reason: 'must-accept' },
    ]));

  it('rejects a taken account, case-insensitively', async () => {
    await gateway.call('register', { ...good, account: 'Somebody' });
    expect(await refuse({ account: 'someBODY' })).toEqual([{ field: 'account', reason: 'taken' }]);
  });

  it('accepts one of several concurrent registrations of an account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => gateway.call('register', { ...good, account: 'contested' })),
    );
    expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(1);
    expect(answers.filter((each) => each.status_code === 10003)).toHaveLength(11);
  });

  it('[MNT-3] rejects phones that the operator listed, whole or by prefix', async () => {
    await gateway.services.siteState.set('disablePhones', ['170', '(852)51234567']);
    for (const phone of ['17012345678', '(86)17012345678', '（852）51234567']) {
      expect(await refuse({ phone })).toEqual([{ field: 'phone', reason: 'blocked' }]);
    }
  });

  it('[MNT-3] is closed while registration is stopped', async () => {
    await gateway.sandbox('stop-register', { on: true });
    expect(await gateway.call('register', { ...good, account: 'tooearly' })).toMatchObject({
      status_code: 20003,
    });
    await gateway.sandbox('stop-register', { on: false });
  });

  it('[INV-5] ties a member to the agent of its code', async () => {
    const invite = { kind: 'i_code' as const, code: 'welcome8' };
    const { data } = await gateway.call('register', { ...good, account: 'byagent', invite });
    const row = await gateway.services.members.findByAccount('byagent');
    expect(row).toMatchObject({
      id: data.member.id,
      agent_code: 'WELCOME8',
      inviter_id: null,
      invite_kind: 'i_code',
    });
  });

  it('[INV-5] ties a member to its inviter, and to the inviter’s agent', async () => {
    const inviter = await gateway.services.members.findByAccount('byagent');
    const invite = { kind: 'r_code' as const, code: inviter?.invite_code as string, bet: 'bet-1' };
    await gateway.call('register', { ...good, account: 'byfriend', invite });
    expect(await gateway.services.members.findByAccount('byfriend')).toMatchObject({
      inviter_id: inviter?.id,
      agent_code: 'WELCOME8',
      invite_kind: 'r_code',
      invite_bet: 'bet-1',
    });
  });

  it('[INV-5] rejects an unknown code, and stores no inviter with the same phone', async () => {
    const unknown = { kind: 'invite_code' as const, code: 'NOSUCH' };
    expect(await refuse({ invite: unknown })).toEqual([{ field: 'invite', reason: 'unknown' }]);
    await gateway.call('register', { ...good, account: 'selfish', phone: '13900001111' });
    const own = await gateway.services.members.findByAccount('selfish');
    const invite = { kind: 'invite_code' as const, code: own?.invite_code as string };
    // The answers are alike: a stranger with the code cannot find out the phone of its owner.
    const register = async (account: string, phone: string) => {
      const { status_code, data } = await gateway.call('register', { ...good, account, invite, phone });
      return { status_code, fields: Object.keys(data.member) };
    };
    const same = await register('sameperson', '(86)13900001111');
    expect(same).toEqual(await register('stranger1', '(86)13900002222'));
    expect(same.status_code).toBe(6000);
    const inviterOf = async (account: string) =>
      (await gateway.services.members.findByAccount(account))?.inviter_id;
    expect([await inviterOf('sameperson'), await inviterOf('stranger1')]).toEqual([null, own?.id]);
  });

  it('[INV-5] stores no inviter whose device it is, and no agent whose phone or device it is', async () => {
    const { agents } = gateway.services;
    const phone = '(86)13900003333';
    const owner = { ...good, account: 'ownagent', phone };
    const { token, member } = (await gateway.call('register', owner, { device: 'own-device' })).data;
    await agents.apply(member.id, { name: '自荐', contact: 'own@example.com', channels: '微信社群' });
    await agents.review(member.id, true);
    const { code } = await gateway.services.db
      .selectFrom('agents')
      .select('code')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const tiesOf = async (account: string, invited: string, device: string, own = '') => {
      const invite = { kind: 'i_code' as const, code: invited };
      const body = { ...good, account, invite, ...(own && { phone: own }) };
      expect((await gateway.call('register', body, { device })).status_code).toBe(6000);
      const row = await gateway.services.members.findByAccount(account);
      return [row?.inviter_id, row?.agent_code];
    };
    // A short visit on a device marks nobody.
    expect(await tiesOf('ownagent1', code, 'own-device')).toEqual([null, code]);
    gateway.clock.advance(15 * 60_000);
    await gateway.call('memberInfo', {}, { token, device: 'own-device' });
    expect(await tiesOf('ownagent2', code, 'own-device')).toEqual([null, null]);
    expect(await tiesOf('ownagent3', code, 'other-device', phone)).toEqual([null, null]);
    expect(await tiesOf('ownagent4', code, 'other-device')).toEqual([null, code]);
    expect(await tiesOf('ownfriend1', member.inviteCode, 'own-device')).toEqual([null, null]);
    expect(await tiesOf('ownfriend2', member.inviteCode, 'other-device')).toEqual([member.id, null]);
  });

  it('ignores fields that the contract does not name', async () => {
    const greedy = {
      ...good,
      account: 'greedy',
      balance: '999.00',
      vipLevel: 9,
      vip_level: 9,
      blocked: false,
      id: 'mine',
    };
    const { data } = await gateway.call('register', greedy);
    expect(data.member).toMatchObject({ balance: '0.00', vipLevel: 0 });
    expect(data.member.id).not.toBe('mine');
  });

  it('[ERR-7] needs work after a hundred attempts of an address in a quarter of an hour', async () => {
    const register = (address: string, proof?: string) =>
      gateway.call(
        'register',
        { ...good, account: 'taken777' },
        { address, ...(proof !== undefined && { headers: { [headers.proof]: proof } }) },
      );
    const from = async (address: string, proof?: string) => (await register(address, proof)).status_code;
    const answers = await Promise.all(Array.from({ length: 103 }, () => register('2001:db8:1:2::1')));
    const asked = answers.filter(({ status_code }) => status_code === 20005);
    expect(asked).toHaveLength(3);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(20005);
    const [{ data }] = asked as unknown as [{ data: { proof: ProofOfWork } }];
    const proof = solveProof(data.proof);
    expect(await from('2001:db8:1:2::1', proof)).toBe(10003);
    expect(await from('2001:db8:1:2::1', proof)).toBe(20005);
    expect(await from('2001:db8:1:3::1')).toBe(10003);
    gateway.clock.advance(15 * 60_000 + 1);
    expect(await from('2001:db8:1:2::1')).toBe(10003);
  });
});
