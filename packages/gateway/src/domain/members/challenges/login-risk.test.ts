import { type Challenge, codes, errorCodes, limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { cutTransaction } from '../../../testing/cut-transaction';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { riskCodes } from './risk-checks';

const { attempts, lifetime, lockedFor, resendAfter } = limits.verification;

it('[ERR-7] every login-risk code has a check or ends the login, but for the results of answers (fix: risk-checks.ts)', () => {
  const ofLogins = Object.entries(codes)
    .filter(([, { kind }]) => kind === 'login-risk')
    .map(([code]) => Number(code));
  const results: number[] = [
    errorCodes.loginCodeWrong,
    errorCodes.loginCodeExpired,
    errorCodes.loginCodeTooOften,
  ];
  expect([...riskCodes, ...results].sort()).toEqual(ofLogins.sort());
});

describe('a risky login', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
    await gateway.newMember('careful1');
  });
  afterAll(() => gateway.close());
  // A day, since the codes of a day are limited.
  beforeEach(() => gateway.clock.advance(86_400_000));

  const risk = (code: number, answer?: string) =>
    gateway.sandbox('login-risk', { account: 'careful1', code, ...(answer && { answer }) });
  const login = async (check?: { id: string; answer: string }, word = password) => {
    const body = { account: 'careful1', password: word, ...(check && { check }) };
    const { status_code, data } = await gateway.call('login', body);
    return { code: status_code, challenge: (data as unknown as { challenge?: Challenge }).challenge, data };
  };
  const lastCode = async (device = 'test-device') => {
    const { data } = await gateway.call('messageBox', {}, { device });
    return data[0]?.text['zh-CN'].match(/\d{6}/)?.[0] ?? '';
  };
  const challengeOf = async (code: number, answer?: string) => {
    await risk(code, answer);
    const { challenge } = await login();
    if (!challenge) throw new Error('no challenge was created');
    return challenge;
  };

  it.each([
    [6021, 'sms'],
    [6022, 'email'],
    [6024, 'sms'],
    [6025, 'sms'],
    [6501, 'authenticator'],
    [22007, 'voice'],
  ])('[ERR-7] %i sends a code by %s, and the login that carries it succeeds', async (code, channel) => {
    await risk(code);
    const first = await login();
    expect([first.code, first.challenge]).toEqual([code, expect.objectContaining({ kind: 'code', channel })]);
    expect((await gateway.call('messageBox', {})).data[0]?.channel).toBe(channel);
    const second = await login({ id: first.challenge?.id ?? '', answer: await lastCode() });
    expect([second.code, second.data.member.account]).toEqual([6000, 'careful1']);
    expect((await login()).code).toBe(6000);
  });

  it.each([6022, 6501])(
    '[ERR-7] %i uses up no codes to the phone of the member, whose code goes elsewhere',
    async (code) => {
      const { db } = gateway.services;
      const ofMember = () => db.updateTable('members').where('account_key', '=', 'careful1');
      await ofMember().set({ phone: '(86)13900003333' }).execute();
      const loginOn = async (device: string) =>
        (await gateway.call('login', { account: 'careful1', password }, { device })).status_code;
      await risk(code);
      for (let turn = 0; turn < 6; turn++) expect(await loginOn(`elsewhere-${code}-${turn}`)).toBe(code);
      await risk(6021);
      expect(await loginOn(`phone-${code}`)).toBe(6021);
      await ofMember().set({ phone: null }).execute();
      await db.deleteFrom('login_risks').execute();
    },
  );

  it('[ERR-7] 6002 needs the answer to a sum', async () => {
    const { id, kind, question } = await challengeOf(6002);
    const [first, second] = String(question).split(' + ').map(Number);
    expect(kind).toBe('question');
    expect((await login({ id, answer: String(Number(first) + Number(second)) })).code).toBe(6000);
  });

  it.each([-3, 3])('[ERR-7] 6008 accepts a slider %i from its target', async (distance) => {
    const { id, kind, target } = await challengeOf(6008);
    expect(kind).toBe('slider');
    expect((await login({ id, answer: String(Number(target) + distance) })).code).toBe(6000);
  });

  it.each([-4, 4])('[ERR-7] 6008 rejects a slider %i from its target', async (distance) => {
    const { id, target } = await challengeOf(6008);
    expect((await login({ id, answer: String(Number(target) + distance) })).code).toBe(6035);
  });

  it.each([
    [6026, '(86)13912345678', '13912345678'],
    [6027, '李小龙', ' 李小龙 '],
    [6028, '4711', '４７１１'],
  ])('[ERR-7] %i accepts the known answer in any notation', async (code, known, answer) => {
    const { id } = await challengeOf(code, known);
    expect((await login({ id, answer: 'something else' })).code).toBe(6035);
    expect((await login({ id, answer })).code).toBe(6000);
  });

  it.each([6028, 6027, 6026])('[ERR-7] %i cannot be set without the known answer', async (code) => {
    expect((await risk(code)).status_code).toBe(10003);
  });

  it.each([6029, 6039, 900000])('[ERR-7] %i rejects logins until it is removed', async (code) => {
    await risk(code);
    expect(await login()).toMatchObject({ code, challenge: null });
    await risk(0);
    expect((await login()).code).toBe(6000);
  });

  it('[ERR-7] 6035 counts wrong answers, and after the last 6038 locks for a quarter of an hour', async () => {
    const { id } = await challengeOf(6021);
    const right = await lastCode();
    const wrong = right === '000000' ? '111111' : '000000';
    for (let left = attempts - 1; left > 0; left--) {
      const { code, challenge } = await login({ id, answer: wrong });
      expect([code, challenge?.attemptsLeft]).toEqual([6035, left]);
    }
    expect((await login({ id, answer: wrong })).code).toBe(6038);
    expect((await login({ id, answer: right })).code).toBe(6038);
    gateway.clock.advance(lockedFor - 1);
    expect((await login()).code).toBe(6038);
    gateway.clock.advance(1);
    expect((await login()).code).toBe(6021);
  });

  it('[ERR-7] 6038 can be set by itself, and ends by itself', async () => {
    await risk(6038);
    gateway.clock.advance(lockedFor - 1);
    expect((await login()).code).toBe(6038);
    gateway.clock.advance(1);
    expect((await login()).code).toBe(6000);
  });

  it('[ERR-7] 6036 comes with a new challenge after exactly the lifetime of a code', async () => {
    const { id } = await challengeOf(6021);
    const code = await lastCode();
    gateway.clock.advance(lifetime);
    const late = await login({ id, answer: code });
    expect([late.code, late.challenge?.id === id]).toEqual([6036, false]);
    const inTime = { id: late.challenge?.id ?? '', answer: await lastCode() };
    gateway.clock.advance(lifetime - 1);
    expect((await login(inTime)).code).toBe(6000);
  });

  it('[ERR-7] 6037 returns when another code can be sent; that one replaces the first', async () => {
    const { id } = await challengeOf(6021);
    const first = await lastCode();
    const send = () => gateway.call('challengeSend', { id });
    gateway.clock.advance(resendAfter - 1);
    expect(await send()).toMatchObject({ status_code: 6037, data: { challenge: { id } } });
    gateway.clock.advance(1);
    expect((await send()).status_code).toBe(6000);
    const second = await lastCode();
    if (first !== second) expect((await login({ id, answer: first })).code).toBe(6035);
    expect((await login({ id, answer: second })).code).toBe(6000);
  });

  it('answers another login with the same challenge, without a second code', async () => {
    const { id } = await challengeOf(6024);
    const before = (await gateway.call('messageBox', {})).data.length;
    expect((await login()).challenge?.id).toBe(id);
    expect((await gateway.call('messageBox', {})).data).toHaveLength(before);
  });

  it('accepts an answer once, also concurrently', async () => {
    const challenge = await challengeOf(6021);
    const answer = await lastCode();
    const check = { id: challenge.id, purpose: 'login', device: 'test-device', answer } as const;
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, () => gateway.services.challenges.answer(check)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await risk(0);
  });

  it('keeps a risk that is set while an answer is checked', async () => {
    const { id } = await challengeOf(6021);
    const code = await lastCode();
    const { challenges } = gateway.services;
    const { answer } = challenges;
    jest.spyOn(challenges, 'answer').mockImplementationOnce(async (...given) => {
      const answered = await answer(...given);
      await risk(6039);
      return answered;
    });
    await login({ id, answer: code });
    expect((await login()).code).toBe(6039);
    await risk(0);
  });

  it('shows no challenge without the password or to another device', async () => {
    const { id } = await challengeOf(6021);
    const answer = await lastCode();
    expect((await login({ id, answer }, 'Wrong1234')).code).toBe(20001);
    const body = { account: 'careful1', password, check: { id, answer } };
    const elsewhere = await gateway.call('login', body, { device: 'other' });
    expect(elsewhere.status_code).toBe(6036);
    expect(await lastCode('third')).toBe('');
    expect((await login({ id, answer })).code).toBe(6000);
  });

  it('[ERR-7] sends a code again to its own device only, and only at its request', async () => {
    const { id } = await challengeOf(6021);
    gateway.clock.advance(resendAfter);
    const before = await lastCode();
    const stranger = await gateway.call('challengeSend', { id }, { device: 'other' });
    expect(stranger.status_code).toBe(6036);
    expect((await login({ id, answer: before })).code).toBe(6000);
  });

  it('[ERR-7] keeps the challenges of a member when the gateway dies before a new risk is written', async () => {
    const { id } = await challengeOf(6021);
    const { db, risks, members } = gateway.services;
    const memberId = (await members.findByAccount('careful1'))?.id as string;
    const lock = sql`update login_risks set code = code where member_id = ${memberId}`;
    expect(await cutTransaction(db, lock, () => risks.set(memberId, 6039))).toBe(true);
    expect((await login({ id, answer: await lastCode() })).code).toBe(6000);
  });

  it('stores no code and no answer unhashed', async () => {
    const challenge = await challengeOf(6021);
    const { db } = gateway.services;
    const row = await db
      .selectFrom('challenges')
      .selectAll()
      .where('id', '=', challenge.id)
      .executeTakeFirstOrThrow();
    expect(row.answer_hash).toMatch(/^[0-9a-f]{64}$/);
    await risk(6027, '李小龙');
    expect(JSON.stringify(await db.selectFrom('login_risks').selectAll().execute())).not.toContain('李小龙');
    await risk(0);
  });

  it('answers 20201 for the message box outside the sandbox', async () => {
    const strict = await createTestGateway({ sandbox: false });
    expect((await strict.call('messageBox', {})).status_code).toBe(20201);
    await strict.close();
  });
});
