import { countWaiting } from '../../../testing/count-waiting';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';
import { paymentPassword } from '../../../testing/test-member';

const own = '(86)13900001111';
const other = '(86)13900002222';

describe('the phone of a member', () => {
  let gateway: TestGateway;
  let people = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  // Codes are counted for a quarter of an hour, challenges for a day.
  beforeEach(() => gateway.services.db.deleteFrom('login_attempts').execute());
  afterEach(() => gateway.services.db.updateTable('members').set({ phone: null }).execute());

  const codeSent = () =>
    /\d{6}/.exec(gateway.services.messages.listFor('test-device')[0]?.text['zh-CN'] ?? '')?.[0] as string;
  const newOne = async (phone: string | null) => {
    people += 1;
    const { id, token } = await gateway.newMember(`phoned${people}`);
    await gateway.services.db.updateTable('members').set({ phone }).where('id', '=', id).execute();
    const ask = (body: object = {}) =>
      gateway.call('phoneCode', { loginPassword: password, ...body }, { token });
    const answer = (challenge: string, code = codeSent()) =>
      gateway.call('phoneVerify', { id: challenge, code }, { token });
    const verify = async (body: object = {}) => {
      const asked = await ask(body);
      return asked.status_code === 6000 ? answer(asked.data.id) : asked;
    };
    const isVerified = async () =>
      (await gateway.call('profileInfo', {}, { token })).data.phoneVerified as boolean;
    const isTaken = async () => (await gateway.call('profileInfo', {}, { token })).data.phoneTaken as boolean;
    return { id, token, ask, answer, verify, isVerified, isTaken };
  };
  const fields = ({ data }: { data: unknown }) =>
    (data as { fields?: readonly { field: string; reason: string }[] }).fields?.map(
      ({ field, reason }) => `${field}: ${reason}`,
    );
  const byCode = async (phone: string) => {
    const { id } = (await gateway.call('loginPhone', { phone })).data;
    await gateway.call('challengeSend', { id });
    return gateway.call('loginCode', { phone, id, code: codeSent() });
  };

  it('[PFL-2][SES-1] is verified by the login password and a code, after which a code logs in', async () => {
    const { id, ask, answer, isVerified } = await newOne(own);
    expect(await isVerified()).toBe(false);
    expect((await ask({ loginPassword: 'Wrong2026' })).status_code).toBe(20001);
    const { data } = await ask();
    expect(data).toMatchObject({ kind: 'code', channel: 'sms', to: '(86)*******1111' });
    const wrong = codeSent() === '000000' ? '111111' : '000000';
    expect(await answer(data.id, wrong)).toMatchObject({
      status_code: 10409,
      data: { challenge: { attemptsLeft: 4 } },
    });
    expect((await answer(data.id)).data.phone).toBe('(86)*******1111');
    expect(await isVerified()).toBe(true);
    expect((await answer(data.id)).status_code).toBe(6036);
    expect((await byCode(own)).data.member.id).toBe(id);
  });

  it('[PFL-2] is added, then replaced, by a code to the new one; a mail reports it', async () => {
    const { token, verify, ask, isVerified } = await newOne(null);
    expect(fields(await ask())).toEqual(['phone: required']);
    expect(fields(await ask({ phone: '(86)12' }))).toEqual(['phone: format']);
    expect(fields(await ask({ phone: '(86)17012345678' }))).toEqual(['phone: blocked']);
    expect((await verify({ phone: '（0086）13900001111' })).data).toMatchObject({ phone: '(86)*******1111' });
    gateway.clock.advance(1000);
    expect((await verify({ phone: other })).data).toMatchObject({ phone: '(86)*******2222' });
    expect(await isVerified()).toBe(true);
    const { items } = (await gateway.call('mailList', { limit: 10 }, { token })).data;
    expect(items[0]?.body.en).toContain('(86)*******2222');
  });

  it('[PFL-2] needs the payment password, if one is set, for another phone', async () => {
    const { token, verify, ask } = await newOne(own);
    await gateway.call('paymentPasswordSet', { paymentPassword, loginPassword: password }, { token });
    expect((await verify()).status_code).toBe(6000);
    expect(fields(await ask({ phone: other }))).toEqual(['paymentPassword: required']);
    expect((await ask({ phone: other, paymentPassword: '135791' })).status_code).toBe(20110);
    expect((await verify({ phone: other, paymentPassword })).status_code).toBe(6000);
  });

  it('[PFL-2] is not that which another member has verified', async () => {
    const first = await newOne(own);
    const second = await newOne(own);
    await first.verify();
    expect(fields(await second.verify())).toEqual(['phone: taken']);
    expect([await first.isVerified(), await second.isVerified()]).toEqual([true, false]);
    expect((await byCode(own)).data.member.id).toBe(first.id);
  });

  it.each([
    ['own', own, {}],
    ['another', null, { phone: own }],
  ])(
    '[PFL-2] is verified for one of two members who answer at the same moment, for their %s phone',
    async (_, phone, body) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const answers: (() => Promise<{ status_code: number }>)[] = [];
        const members = [await newOne(phone), await newOne(phone)];
        for (const { ask, answer } of members) {
          const { id } = (await ask(body)).data;
          const code = codeSent();
          answers.push(() => answer(id, code));
        }
        const codes = (await Promise.all(answers.map((answer) => answer()))).map((each) => each.status_code);
        expect(codes.toSorted((a, b) => a - b)).toEqual([6000, 10003]);
        expect(await Promise.all(members.map((each) => each.isVerified()))).toEqual(
          codes.map((code) => code === 6000),
        );
        await gateway.services.db.updateTable('members').set({ phone: null }).execute();
      }
    },
  );

  const recover = async ({ id }: { id: string }, phone: string) => {
    const { account } = await gateway.services.db
      .selectFrom('members')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const challenge = (await gateway.call('passwordIdentify', { account, phone })).data.id;
    await gateway.call('challengeSend', { id: challenge });
    return gateway.call('passwordVerify', { id: challenge, code: codeSent() });
  };

  it('[PFL-2][SES-1] stays that of the member who has verified it when another one recovers a password by it', async () => {
    const first = await newOne(own);
    const second = await newOne(own);
    await first.verify();
    expect((await recover(second, own)).status_code).toBe(6000);
    expect([await first.isVerified(), await second.isVerified()]).toEqual([true, false]);
    expect((await byCode(own)).data.member.id).toBe(first.id);
    await gateway.services.db
      .updateTable('members')
      .set({ phone: other })
      .where('id', '=', first.id)
      .execute();
    expect((await second.verify()).status_code).toBe(6000);
    expect(await second.isVerified()).toBe(true);
  });

  it('[PFL-2] is reported as taken to members who have answered its code, and to no stranger', async () => {
    const [first, recovering, verifying, stranger] = [
      await newOne(own),
      await newOne(own),
      await newOne(own),
      await newOne(own),
    ];
    await first.verify();
    expect((await recover(recovering, own)).status_code).toBe(6000);
    expect(fields(await verifying.verify())).toEqual(['phone: taken']);
    const taken = await Promise.all([first, recovering, verifying, stranger].map((each) => each.isTaken()));
    expect(taken).toEqual([false, true, true, false]);
    await gateway.services.db
      .updateTable('members')
      .set({ phone: null })
      .where('id', '=', first.id)
      .execute();
    expect(await recovering.isTaken()).toBe(false);
  });

  it('[PFL-2] is replaced behind the review of a request to change it, without a deadlock', async () => {
    const { db } = gateway.services;
    const { id, ask, answer } = await newOne(own);
    const { data } = await ask({ phone: other });
    const change = { member_id: id, field: 'phone', value: '(86)13900003333', note: '' } as const;
    await db
      .insertInto('profile_changes')
      .values({ ...change, id: 'change-2', at: new Date(), state: 'pending' } as never)
      .execute();
    let answered: ReturnType<typeof answer> | undefined;
    await db.transaction().execute(async (review) => {
      const locked = review
        .selectFrom('profile_changes')
        .select('id')
        .where('id', '=', 'change-2')
        .forUpdate();
      await locked.executeTakeFirstOrThrow();
      answered = answer(data.id);
      while ((await countWaiting(db)) !== 1);
      // What a review that passes writes next; the verification holds none of it.
      const row = review.selectFrom('members').select('id').where('id', '=', id).forUpdate().noWait();
      expect(await row.execute()).toHaveLength(1);
    });
    expect((await answered)?.status_code).toBe(6000);
  });

  it('[PFL-2] is not that of a person who has excluded themselves since the code was sent', async () => {
    const { ask, answer } = await newOne(null);
    const excluded = await newOne(other);
    const { data } = await ask({ phone: other });
    const exclusion = { months: 6, loginPassword: password } as const;
    expect((await gateway.call('selfExclude', exclusion, { token: excluded.token })).status_code).toBe(6000);
    expect(fields(await answer(data.id))).toEqual(['phone: blocked']);
    expect(fields(await ask({ phone: other }))).toEqual(['phone: blocked']);
  });

  it('[PFL-2] ends a request to change it, and its code is of no use to another member', async () => {
    const { id, token, ask, answer } = await newOne(own);
    const { data } = await ask({ phone: '(86)13900004444' });
    const change = { member_id: id, field: 'phone', value: '(86)13900003333', note: '' } as const;
    await gateway.services.db
      .insertInto('profile_changes')
      .values({ ...change, id: 'change-1', at: new Date(), state: 'pending' } as never)
      .execute();
    const stranger = await newOne(null);
    expect((await stranger.answer(data.id)).status_code).toBe(6036);
    expect((await answer(data.id)).status_code).toBe(6000);
    const { items } = (await gateway.call('profileChanges', { limit: 5 }, { token })).data;
    expect(items.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('[ERR-7] limits the codes of a member', async () => {
    const { ask } = await newOne(own);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status_code).toBe(6000);
    expect((await ask()).status_code).toBe(20004);
  });

  const quarter = 16 * 60_000;
  const day = 86_400_001;

  it('[ERR-7] limits the codes of a member to phones that have answered none to five a day', async () => {
    const { ask } = await newOne(null);
    const codes = [];
    for (let turn = 0; turn < 7; turn += 1) {
      if (turn === 5) gateway.clock.advance(quarter);
      codes.push((await ask({ phone: `(86)139000060${10 + turn}` })).status_code);
    }
    expect(codes).toEqual([...Array(5).fill(6000), 20004, 20004]);
  });

  it.each([
    ['in other accounts', null, { phone: own }],
    ['in accounts that have it', own, {}],
  ])(
    '[ERR-7] limits the codes to a phone that has answered none to ten a day %s; its owner is not locked out by others',
    async (_, phone, body) => {
      const codes = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const { ask } = await newOne(phone);
        for (let count = 0; count < (turn < 2 ? 5 : 1); count += 1) codes.push((await ask(body)).status_code);
      }
      expect(codes).toEqual([...Array(10).fill(6000), 20004]);
      // With the phone in two accounts of strangers, its owner waits a day.
      if (phone === own) gateway.clock.advance(day);
      const owner = await newOne(own);
      expect((await owner.verify()).status_code).toBe(6000);
      // Once the phone has answered, it is limited as before.
      for (let count = 0; count < 6; count += 1) {
        gateway.clock.advance(quarter);
        expect((await owner.ask()).status_code).toBe(6000);
      }
    },
  );
});
