import { headers, type ProofOfWork } from '@pavilion/contract';
import { solveProof } from '../../../testing/solve-proof';
import { type Answer, createTestGateway, password, type TestGateway } from '../../../testing/test-gateway';

const quarter = 15 * 60_000;
const phone = '(86)13900001111';
const proofOf = ({ data }: Answer<unknown>) => (data as { proof: ProofOfWork }).proof;

describe('attempts at an account', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
    await gateway.newMember('owner1');
  });
  afterEach(() => gateway.close());

  interface From {
    device?: string;
    address?: string;
    proof?: string;
  }
  const optionsOf = ({ device = 'new', address = '10.0.0.1', proof }: From) => ({
    device,
    address,
    ...(proof !== undefined && { headers: { [headers.proof]: proof } }),
  });
  const login = (word = password, from: From = {}, account = 'owner1') =>
    gateway.call('login', { account, password: word }, optionsOf(from));
  const loginAfterWork = async (word = password, from: From = {}, account = 'owner1') => {
    const first = await login(word, from, account);
    if (first.status_code !== 20005) return first;
    return login(word, { ...from, proof: solveProof(proofOf(first)) }, account);
  };
  const guess = async (count: number, from: (turn: number) => From, account = 'owner1') => {
    for (let turn = 0; turn < count; turn++) await loginAfterWork(`Guess${turn}xyz`, from(turn), account);
  };
  const setCount = async (key: string, failures: number) => {
    const row = { key, window_start: new Date(gateway.clock.now()), failures };
    const insert = gateway.services.db.insertInto('login_attempts').values(row);
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet(row)).execute();
  };
  const elsewhere = (turn: number) => ({ device: `thief${turn}`, address: `10.1.0.${turn}` });

  it('[ERR-7] require work after ten failures from anywhere, and the owner gets in with it', async () => {
    await guess(10, elsewhere);
    const asked = await login();
    expect(asked).toMatchObject({ status_code: 20005, data: { proof: { bits: 14 } } });
    expect((await login(password, { proof: solveProof(proofOf(asked)) })).status_code).toBe(6000);
  });

  it('[ERR-7] require work from an address after five failures there, and none elsewhere', async () => {
    await guess(5, () => ({ device: 'thief' }));
    expect((await login()).status_code).toBe(20005);
    expect((await login(password, { address: '10.0.0.2' })).status_code).toBe(6000);
  });

  it('[ERR-7] require no work on a device that has logged in before, whatever others do', async () => {
    for (const key of ['account:owner1', 'pair:10.0.0.1 owner1', 'address:10.0.0.1']) {
      await setCount(`login:${key}`, 5_000);
    }
    expect((await login()).status_code).toBe(20005);
    expect((await login(password, { device: 'test-device' })).status_code).toBe(6000);
    await guess(10, () => ({ device: 'test-device' }));
    expect((await loginAfterWork(password, { device: 'test-device' })).status_code).toBe(6000);
  });

  it('[ERR-7] require work on a known device after ten failures of its own', async () => {
    await guess(10, () => ({ device: 'test-device' }));
    expect((await login('Guess0xyz', { device: 'test-device' })).status_code).toBe(20005);
  });

  it('[ERR-7] are counted for the first 64 bits of an IPv6 address', async () => {
    await guess(5, (turn) => ({ address: `2001:db8:1:2::${turn}` }));
    expect((await login(password, { address: '2001:db8:1:2:ffff::1' })).status_code).toBe(20005);
    expect((await login(password, { address: '2001:db8:1:3::1' })).status_code).toBe(6000);
  });

  it('[ERR-7] cost twice the work each time the failures double, at most 2^20', async () => {
    const bits = [];
    for (const failures of [10, 11, 13, 17, 72, 73, 5_000]) {
      await setCount('login:account:owner1', failures);
      bits.push(proofOf(await login()).bits);
    }
    expect(bits).toEqual([14, 15, 16, 17, 19, 20, 20]);
  });

  it('[ERR-7] accept work once, for its account, unchanged and in time', async () => {
    await guess(10, elsewhere);
    await guess(10, elsewhere, 'nobody1');
    const proof = solveProof(proofOf(await login()));
    const other = solveProof(proofOf(await login(password, {}, 'nobody1')));
    const [challenge = '', nonce = ''] = proof.split(/\.(?=[^.]*$)/);
    const forged = challenge.replace('.14.', '.1.');
    for (const wrong of [other, `${challenge}.x`, `${forged}.${nonce}`, 'x', `.${nonce}`])
      expect([wrong, (await login(password, { proof: wrong })).status_code]).toEqual([wrong, 20005]);
    const both = await Promise.all([login('Guess0xyz', { proof }), login('Guess0xyz', { proof })]);
    expect(both.map(({ status_code }) => status_code).sort()).toEqual([20001, 20005]);
    const late = solveProof(proofOf(await login()));
    gateway.clock.advance(120_000);
    expect((await login(password, { proof: late })).status_code).toBe(20005);
  });

  it('[ERR-7] are not counted while the work is missing, so that they make it no harder', async () => {
    await guess(10, elsewhere);
    for (let turn = 0; turn < 20; turn++) await login(password, elsewhere(turn));
    expect(proofOf(await login()).bits).toBe(14);
    gateway.clock.advance(quarter + 1);
    expect((await login()).status_code).toBe(6000);
  });

  it('answer alike for an unknown account', async () => {
    await guess(10, elsewhere);
    await guess(10, elsewhere, 'nobody1');
    const [known, unknown] = [await login('Guess0xyz'), await login('Guess0xyz', {}, 'nobody1')];
    const shapeOf = (answer: Answer<unknown>) => ({
      ...answer,
      text: '',
      data: { proof: { ...proofOf(answer), challenge: proofOf(answer).challenge.length } },
    });
    expect(shapeOf(unknown)).toEqual(shapeOf(known));
    expect((await loginAfterWork('Guess0xyz', {}, 'nobody1')).status_code).toBe(20001);
  });

  it('[ERR-7] from sixty addresses at once bound the guesses, and let the owner in', async () => {
    const accounts = ['owner1', 'other1', 'other2'];
    const verify = jest.spyOn(gateway.services.passwords, 'verify');
    await Promise.all(
      Array.from({ length: 300 }, (_, turn) =>
        login(`Guess${turn}xyz`, { device: `d${turn}`, address: `10.2.0.${turn % 60}` }, accounts[turn % 3]),
      ),
    );
    expect(verify).toHaveBeenCalledTimes(accounts.length * 10);
    expect((await login(password, { device: 'test-device' })).status_code).toBe(6000);
    expect((await loginAfterWork(password, { device: 'owners new phone' })).status_code).toBe(6000);
  });

  it('[ERR-7] from a known device and after work are checked before those of a flood', async () => {
    const verify = jest.spyOn(gateway.services.passwords, 'verify');
    await login('Guess0xyz', elsewhere(0));
    await login(password, { device: 'test-device' });
    await guess(10, elsewhere);
    const isUrgent = verify.mock.calls.map(([, , options]) => options?.isUrgent);
    expect(isUrgent).toEqual([false, true, ...Array(9).fill(false), true]);
  });

  it('[ERR-7] from unknown devices need work while many passwords wait', async () => {
    jest.spyOn(gateway.services.passwords, 'isBusy').mockReturnValue(true);
    const asked = await login();
    expect(asked).toMatchObject({ status_code: 20005, data: { proof: { bits: 14 } } });
    expect((await login(password, { proof: solveProof(proofOf(asked)) })).status_code).toBe(6000);
    expect((await login(password, { device: 'test-device' })).status_code).toBe(6000);
  });

  describe('when there are a hundred failures in a day', () => {
    const attack = async () => {
      for (let turn = 0; turn < 100; turn++) {
        await loginAfterWork('Guess0xyz', elsewhere(turn));
        if (turn % 9 === 8) gateway.clock.advance(quarter + 1);
      }
      gateway.clock.advance(quarter + 1);
    };
    const withPhone = (number: string | null) =>
      gateway.services.db
        .updateTable('members')
        .set({ phone: number })
        .where('account', '=', 'owner1')
        .execute();

    it('[ERR-7] need the code to the phone on a new device (6024), so that a right guess is worth nothing', async () => {
      await withPhone(phone);
      await attack();
      const asked = await login();
      expect(asked).toMatchObject({
        status_code: 6024,
        data: { challenge: { kind: 'code', channel: 'sms' } },
      });
      const { id } = (asked.data as unknown as { challenge: { id: string } }).challenge;
      const answer = gateway.services.messages.listFor('new')[0]?.text.en.match(/\d{6}/)?.[0] ?? '';
      const body = { account: 'owner1', password, check: { id, answer } };
      expect((await gateway.call('login', body, optionsOf({}))).status_code).toBe(6000);
      expect((await login()).status_code).toBe(6000);
      expect((await login(password, { device: 'test-device' })).status_code).toBe(6000);
      gateway.clock.advance(86_400_000);
      expect((await login(password, { device: 'another' })).status_code).toBe(6000);
    });

    it('[ERR-7] need no code after the password was replaced', async () => {
      await withPhone(phone);
      await attack();
      const { token } = (await login(password, { device: 'test-device' })).data;
      const body = { currentPassword: password, password: 'NewPassw0rd' };
      await gateway.call('passwordChange', body, { token });
      expect((await login('NewPassw0rd')).status_code).toBe(6000);
    });

    it('[ERR-7] need no code of a member without a phone', async () => {
      await attack();
      expect((await login()).status_code).toBe(6000);
    });
  });

  describe('to recover a password', () => {
    const identify = (from: From = {}, account = 'owner1') =>
      gateway.call('passwordIdentify', { account, phone }, optionsOf(from));
    const exhaust = async (account?: string) => {
      for (let turn = 0; turn < 10; turn++) await identify(elsewhere(turn), account);
    };

    it('[ERR-7] require work after ten, and the owner gets a code with it', async () => {
      await gateway.services.db.updateTable('members').set({ phone }).execute();
      await exhaust();
      const asked = await identify();
      expect(asked.status_code).toBe(20005);
      const proof = solveProof(proofOf(asked));
      const { data } = await identify({ proof });
      await gateway.call('challengeSend', { id: data.id }, optionsOf({}));
      expect(gateway.services.messages.listFor('new')).toHaveLength(1);
      expect((await identify({ proof })).status_code).toBe(20005);
    });

    it('answer alike for an unknown account', async () => {
      await exhaust('nobody1');
      const asked = await identify({}, 'nobody1');
      expect(asked.status_code).toBe(20005);
      const proof = solveProof(proofOf(asked));
      expect((await identify({ proof }, 'nobody1')).status_code).toBe(6000);
    });

    it('[ERR-7] require none on a device that has logged in before, for ten', async () => {
      await exhaust();
      const codes = [];
      for (let turn = 0; turn < 11; turn++)
        codes.push((await identify({ device: 'test-device' })).status_code);
      expect(codes).toEqual([...Array(10).fill(6000), 20005]);
    });

    it('[ERR-7] require work after sixty from an address, whatever the accounts', async () => {
      await setCount('password:address:10.0.0.1', 60);
      expect((await identify({}, 'nobody1')).status_code).toBe(20005);
      expect((await identify({ address: '10.0.0.2' }, 'nobody1')).status_code).toBe(6000);
    });

    it('[ERR-6] send no code to a blocked member', async () => {
      await gateway.services.db.updateTable('members').set({ phone, blocked: true }).execute();
      const { data } = await identify();
      await gateway.call('challengeSend', { id: data.id }, optionsOf({}));
      expect(gateway.services.messages.listFor('new')).toEqual([]);
    });

    it('[ERR-7] do not stop a valid ticket because strangers at its address had none', async () => {
      const { db, clock } = gateway.services;
      const { id } = await db.selectFrom('members').select('id').executeTakeFirstOrThrow();
      const { tokenHash } = await import('../../secret-token');
      const expires_at = new Date(clock.now() + 60_000);
      await db
        .insertInto('reset_tickets')
        .values({ ticket_hash: tokenHash('right'), member_id: id, expires_at })
        .execute();
      const reset = (ticket: string) => gateway.call('passwordReset', { ticket, password: 'NewPassw0rd' });
      for (let turn = 0; turn < 61; turn++) await reset('made-up');
      expect((await reset('right')).status_code).toBe(6000);
    });
  });
});
