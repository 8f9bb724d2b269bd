import { errorCodes, limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { cutTransaction } from '../../../testing/cut-transaction';
import { createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';

const { attempts, lifetime } = limits.verification;
const phone = '13912345678';
const fresh = 'NewPassw0rd';

describe('a forgotten password', () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await createTestGateway();
    const consent = { ofAge: true, acceptsTerms: true };
    const { data } = await gateway.call('register', { account: 'forgetful', password, phone, ...consent });
    token = data.token;
  });
  afterEach(() => gateway.close());

  const identify = (account = 'forgetful', number = phone) =>
    gateway.call('passwordIdentify', { account, phone: number });
  const sent = async () => {
    const { id } = (await identify()).data;
    await gateway.call('challengeSend', { id });
    const code = (await gateway.call('messageBox', {})).data[0]?.text.en.match(/\d{6}/)?.[0] ?? '';
    return { id, code };
  };
  const verify = (id: string, code: string) => gateway.call('passwordVerify', { id, code });
  const reset = (ticket: string, word = fresh) => gateway.call('passwordReset', { ticket, password: word });
  const login = async (word: string) =>
    (await gateway.call('login', { account: 'forgetful', password: word })).status_code;

  it('[ERR-6] is replaced after account, phone and code, and ends the sessions with 10105', async () => {
    const { id, code } = await sent();
    const { ticket } = (await verify(id, code)).data;
    expect((await reset(ticket)).status_code).toBe(6000);
    expect([await login(password), await login(fresh)]).toEqual([20001, 6000]);
    expect((await gateway.call('memberInfo', {}, { token })).status_code).toBe(10105);
  });

  it('answers alike for an account and a phone that do not belong together, and sends nothing', async () => {
    const right = (await identify()).data;
    const wrongPhone = (await identify('forgetful', '13700000678')).data;
    const nobody = (await identify('nobody123')).data;
    expect({ ...nobody, id: '' }).toEqual({ ...right, id: '' });
    expect(wrongPhone.to).toBe('(86)*******0678');
    for (const { id } of [wrongPhone, nobody]) {
      expect((await gateway.call('challengeSend', { id })).status_code).toBe(6000);
      expect((await verify(id, '123456')).status_code).toBe(10409);
    }
    expect((await gateway.call('messageBox', {})).data).toEqual([]);
  });

  it('ignores blanks around the account', async () => {
    const { id } = (await identify(' forgetful ')).data;
    await gateway.call('challengeSend', { id });
    expect((await gateway.call('messageBox', {})).data).toHaveLength(1);
  });

  it('[ERR-7] counts wrong codes (10409), and answers 6036 after the last', async () => {
    const { id, code } = await sent();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let left = attempts - 1; left >= 0; left--)
      expect(await verify(id, wrong)).toMatchObject({
        status_code: 10409,
        data: { challenge: { attemptsLeft: left } },
      });
    expect((await verify(id, code)).status_code).toBe(6036);
  });

  it('[ERR-7] accepts a code for exactly five minutes', async () => {
    const inTime = await sent();
    gateway.clock.advance(lifetime - 1);
    expect((await verify(inTime.id, inTime.code)).status_code).toBe(6000);
    const late = await sent();
    gateway.clock.advance(lifetime);
    expect((await verify(late.id, late.code)).status_code).toBe(6036);
  });

  it('rejects a code before one was sent', async () => {
    const { id } = (await identify()).data;
    expect((await verify(id, '')).status_code).toBe(10409);
  });

  it('keeps the ticket after an invalid password, and accepts it once', async () => {
    const { id, code } = await sent();
    const { ticket } = (await verify(id, code)).data;
    const refused = await reset(ticket, 'short');
    expect(refused).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'password', reason: 'too-short' }] },
    });
    const both = await Promise.all([reset(ticket), reset(ticket)]);
    expect(both.map(({ status_code }) => status_code).sort()).toEqual([6000, 6036]);
  });

  it('expires a ticket after exactly its lifetime', async () => {
    const { id, code } = await sent();
    const { ticket } = (await verify(id, code)).data;
    gateway.clock.advance(lifetime);
    expect((await reset(ticket)).status_code).toBe(6036);
    expect(await login(password)).toBe(6000);
  });

  it('[ERR-7] lets strangers use up no codes of a device that has logged in before', async () => {
    const quarter = 15 * 60_000;
    const codes: number[] = [];
    for (let turn = 0; turn < 21; turn++) {
      // A new quarter of an hour and another network, so that no attempt needs work.
      if (turn % 5 === 0) gateway.clock.advance(quarter + 1);
      const stranger = { device: `stranger-${turn}`, address: `203.0.113.${turn}` };
      codes.push(
        (await gateway.call('passwordIdentify', { account: 'forgetful', phone }, stranger)).status_code,
      );
    }
    expect(codes).toEqual([...Array(20).fill(6000), 20004]);
    const { id, code } = await sent();
    expect((await verify(id, code)).status_code).toBe(6000);
  });

  it('[ERR-7] bounds the codes of a known device too', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 21; turn++) {
      if (turn % 5 === 0) gateway.clock.advance(15 * 60_000 + 1);
      codes.push((await identify()).status_code);
    }
    expect(codes).toEqual([...Array(20).fill(6000), 20004]);
  });

  it('[ERR-7] hashes nothing for an invalid ticket, and rejects an address with 20004 after sixty', async () => {
    const hash = jest.spyOn(gateway.services.passwords, 'hash');
    const codes = [];
    for (let turn = 0; turn < 61; turn++) codes.push((await reset('made-up')).status_code);
    expect(codes).toEqual([...Array(60).fill(6036), 20004]);
    expect(hash).not.toHaveBeenCalled();
  });

  it('[ERR-7] keeps the ticket when too many passwords wait to be hashed', async () => {
    const { id, code } = await sent();
    const { ticket } = (await verify(id, code)).data;
    jest
      .spyOn(gateway.services.passwords, 'hash')
      .mockRejectedValueOnce(new BusinessError(errorCodes.tooManyRequests));
    expect((await reset(ticket)).status_code).toBe(20004);
    expect((await reset(ticket)).status_code).toBe(6000);
  });

  it('[ERR-7] removes the risk that a new password ends (6029)', async () => {
    await gateway.sandbox('login-risk', { account: 'forgetful', code: 6029 });
    expect(await login(password)).toBe(6029);
    const { id, code } = await sent();
    await reset((await verify(id, code)).data.ticket);
    expect(await login(fresh)).toBe(6000);
  });

  it.each([6039, 6021, 900000])(
    '[ERR-7] keeps the login risk %i that a new password does not end',
    async (code) => {
      const { id, code: answer } = await sent();
      const { ticket } = (await verify(id, answer)).data;
      await gateway.sandbox('login-risk', { account: 'forgetful', code });
      expect((await reset(ticket)).status_code).toBe(6000);
      expect(await login(fresh)).toBe(code);
    },
  );

  it('[ERR-7] sends five codes a day to a phone that has answered none, and answers further requests alike', async () => {
    const sent: boolean[] = [];
    const ask = async (number: string) => {
      const challenge = (await identify('forgetful', number)).data;
      const { status_code, data } = await gateway.call('challengeSend', { id: challenge.id });
      sent.push((await gateway.call('messageBox', {})).data.length > 0);
      // Messages of the box expire, too.
      gateway.clock.advance(16 * 60_000);
      return JSON.stringify({ status_code, ...data, id: '', to: '', expiresAt: '', resendAt: '' });
    };
    const answers = new Set<string>();
    for (let turn = 0; turn < 6; turn++) answers.add(await ask(phone));
    expect(sent).toEqual([...Array(5).fill(true), false]);
    for (let turn = 0; turn < 6; turn++) answers.add(await ask('13700000678'));
    expect(answers.size).toBe(1);
  });

  it('[ERR-7] lets recoveries by strangers use up no codes of the member, whose devices and session have their own', async () => {
    /** Whether a recovery on a device sends a code. */
    const isSent = async (device: string, address: string) => {
      const { data } = await gateway.call(
        'passwordIdentify',
        { account: 'forgetful', phone },
        { device, address },
      );
      await gateway.call('challengeSend', { id: data.id }, { device });
      const { length } = (await gateway.call('messageBox', {}, { device })).data;
      gateway.clock.advance(16 * 60_000);
      return length > 0;
    };
    const sent: boolean[] = [];
    for (let turn = 0; turn < 7; turn++) sent.push(await isSent(`stranger-${turn}`, `203.0.113.${turn}`));
    expect(sent).toEqual([...Array(5).fill(true), false, false]);
    expect(await isSent('test-device', '203.0.113.50')).toBe(true);
    const asked = await gateway.call('phoneCode', { loginPassword: password }, { token });
    expect(asked.status_code).toBe(6000);
    await gateway.sandbox('login-risk', { account: 'forgetful', code: 6021 });
    const check = await gateway.call('login', { account: 'forgetful', password }, { device: 'new-device' });
    expect([check.status_code, check.data]).toMatchObject([6021, { challenge: { kind: 'code' } }]);
  });

  it.each([phone, '13700000678'])(
    '[ERR-7] limits the codes to %s to twenty challenges a day',
    async (number) => {
      const codes = [];
      for (let turn = 0; turn < 22; turn++) {
        codes.push((await identify('forgetful', number)).status_code);
        gateway.clock.advance(16 * 60_000);
        await gateway.services.cleanUp();
      }
      expect(codes).toEqual([...Array(20).fill(6000), 20004, 20004]);
      gateway.clock.advance(86_400_000);
      expect((await identify('forgetful', number)).status_code).toBe(6000);
    },
  );

  it.each([
    ['keeps its number', '(0086)13912345678', true],
    ['has another one with the same last digits meanwhile', '(86)13800005678', false],
  ])('[PRO-2] proves the phone of a member who %s: %s, %s', async (_, current, isProven) => {
    const { db } = gateway.services;
    const { id, code } = await sent();
    await db.updateTable('members').set({ phone: current }).where('account_key', '=', 'forgetful').execute();
    expect((await verify(id, code)).status_code).toBe(6000);
    const links = await db.selectFrom('person_links').select('proven').where('mark', '=', 'phone').execute();
    expect(links.some(({ proven }) => proven)).toBe(isProven);
  });

  it('[MSK-1] shows the phone that gets the code masked, and stores none that was entered for nobody', async () => {
    const own = (await identify()).data;
    const again = (await gateway.call('challengeSend', { id: own.id })).data;
    const box = (await gateway.call('messageBox', {})).data;
    expect([own.to, again.to, box[0]?.to]).toEqual(Array(3).fill('(86)*******5678'));
    await identify('forgetful', '13700000678');
    const rows = await gateway.services.db
      .selectFrom('challenges')
      .select(['destination', 'phone'])
      .orderBy('destination')
      .execute();
    expect(rows).toEqual([
      { destination: '(86)*******0678', phone: null },
      { destination: '(86)*******5678', phone: '(86)13912345678' },
    ]);
  });

  it('[ERR-6] keeps the old password, the sessions and the ticket when the gateway dies before all of it is written', async () => {
    const { id, code } = await sent();
    const { ticket } = (await verify(id, code)).data;
    const { db, forgottenPassword } = gateway.services;
    const isCut = await cutTransaction(db, sql`update sessions set last_seen_at = last_seen_at`, () =>
      forgottenPassword.reset(ticket, fresh, { device: 'test-device', address: '203.0.113.9' }),
    );
    expect(isCut).toBe(true);
    expect((await gateway.call('memberInfo', {}, { token })).status_code).toBe(6000);
    expect(await login(fresh)).toBe(20001);
    expect((await reset(ticket)).status_code).toBe(6000);
    expect(await login(fresh)).toBe(6000);
  });

  it('[ERR-7] keeps a code when its ticket is not stored', async () => {
    const { id, code } = await sent();
    const { db } = gateway.services;
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no ticket'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert on reset_tickets execute function refuse()`.execute(db);
    expect((await verify(id, code)).status_code).not.toBe(6000);
    await sql`drop trigger refuse on reset_tickets`.execute(db);
    expect((await verify(id, code)).status_code).toBe(6000);
  });

  it('[ERR-7] sends at most five codes for a challenge', async () => {
    const { id } = (await identify()).data;
    const codes = [];
    for (let turn = 0; turn < 6; turn++) {
      codes.push((await gateway.call('challengeSend', { id })).status_code);
      gateway.clock.advance(limits.verification.resendAfter);
    }
    expect(codes).toEqual([...Array(5).fill(6000), 20004]);
  });

  it('limits guesses at an account from many addresses', async () => {
    const codes = [];
    for (let turn = 0; turn < 11; turn++) {
      const options = { address: `10.4.4.${turn}`, device: `d${turn}` };
      codes.push(
        (await gateway.call('passwordIdentify', { account: 'forgetful', phone }, options)).status_code,
      );
    }
    expect(codes).toEqual([...Array(10).fill(6000), 20005]);
  });

  it('[PHN-1] rejects an invalid phone', async () => {
    const { status_code, data } = await identify('forgetful', 'abc');
    expect([status_code, data]).toEqual([10003, { fields: [{ field: 'phone', reason: 'format' }] }]);
  });
});
