import { signedHeaders } from '../testing/sign';
import {
  createTestGateway,
  sandboxHeaders,
  type TestGateway,
  testSandboxToken,
} from '../testing/test-gateway';
import { sandboxTokenHeader } from './sandbox-token';

const path = '/fd/api/v1/deposit/create';

describe('sandbox controls', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('sandbox1');
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(60_000));
  afterEach(() => gateway.sandbox('clear-faults'));

  const deposit = (idempotencyKey: string) =>
    gateway.app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...signedHeaders('/fd/api', 'sandbox'),
        'x-api-token': member.token,
        'x-api-idempotency-key': idempotencyKey,
      },
      payload: { channel: 'alipay', amount: '100' },
    });
  const orders = async () =>
    (await gateway.call('depositOrders', {}, { token: member.token })).data.map((order) => order.id);

  it('fails the configured number of requests, before they take effect', async () => {
    await gateway.sandbox('fault', { path, kind: 'error', status: 503, times: 1 });
    const before = await orders();
    expect((await deposit('fault-error')).statusCode).toBe(503);
    expect(await orders()).toEqual(before);
    expect((await deposit('fault-error')).json().status_code).toBe(6000);
  });

  it('[ERR-7] rejects a call with the configured code', async () => {
    const list = () => gateway.call('depositOrders', {}, { token: member.token });
    const fault = { path: '/fd/api/v1/deposit/orders', kind: 'refuse', times: 1 };
    await gateway.sandbox('fault', { ...fault, code: 6032 });
    expect(await list()).toMatchObject({ status_code: 6032, message: expect.stringMatching(/./) });
    expect((await list()).status_code).toBe(6000);
    expect(await gateway.sandbox('fault', { ...fault, code: 5 })).toMatchObject({ status_code: 10003 });
  });

  it('[REQ-10] garbles an answer after the call took effect; a retry with the key gets the same order', async () => {
    await gateway.sandbox('fault', { path, kind: 'malformed', times: 1 });
    const garbled = await deposit('fault-garbled');
    expect(() => garbled.json()).toThrow(SyntaxError);
    const newest = (await orders())[0];
    expect((await deposit('fault-garbled')).json().data.id).toBe(newest);
  });

  it('[REQ-10] drops an answer after the call took effect', async () => {
    const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    await gateway.sandbox('fault', { path, kind: 'drop', times: 1 });
    const before = await orders();
    const lost = fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders('/fd/api', 'sandbox'),
        'x-api-token': member.token,
        'x-api-idempotency-key': 'fault-lost',
      },
      body: JSON.stringify({ channel: 'alipay', amount: '100' }),
    });
    await expect(lost).rejects.toThrow();
    expect(await orders()).toHaveLength(before.length + 1);
    expect((await deposit('fault-lost')).json().data.id).toBe((await orders())[0]);
  });

  it('ends game sessions', async () => {
    const launch = { enName: 'PAVILION', gameCode: 'koi-gate' };
    const { data } = await gateway.call('venueLaunch', launch, { token: member.token });
    await gateway.sandbox('expire-game-session', { account: 'sandbox1' });
    expect(await gateway.services.house.session(data.token, '127.0.0.1')).toBeUndefined();
  });

  it('rejects invalid bodies and unknown members', async () => {
    expect(await gateway.sandbox('maintenance', { on: 'yes' })).toMatchObject({ status_code: 10003 });
    expect(await gateway.sandbox('kick', { account: 'nobody99' })).toMatchObject({ status_code: 20201 });
    expect(await gateway.sandbox('pay-deposit', { id: 'no-such-order' })).toMatchObject({
      status_code: 20201,
    });
  });

  it('[REQ-10] verifies the ledger', async () => {
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({
      sound: true,
      checks: expect.any(Array),
    });
  });

  const statusWith = async (given: Record<string, string>, { app } = gateway) => {
    const headers = { ...sandboxHeaders, ...given };
    return (await app.inject({ method: 'POST', url: '/sandbox/v1/clear-faults', headers, payload: {} }))
      .statusCode;
  };

  it.each(['', 'wrong', `${testSandboxToken}x`, testSandboxToken.slice(1)])(
    '[REQ-10] answers no control without the token of the start: %j',
    async (token) => {
      expect(await statusWith({ [sandboxTokenHeader]: token })).toBe(404);
      const bare = { method: 'POST', url: '/sandbox/v1/clear-faults', payload: {} } as const;
      expect((await gateway.app.inject(bare)).statusCode).toBe(404);
    },
  );

  it.each([
    ['localhost:4600', 200],
    ['jade.localhost:4600', 200],
    ['127.0.0.1:4600', 200],
    ['[::1]:4600', 200],
    ['rebound.example:4600', 404],
    ['127.0.0.1.rebound.example', 404],
    ['192.168.1.5:4600', 404],
  ])('[REQ-10] answers controls on a loopback address to the host %s with %i', async (host, status) =>
    expect(await statusWith({ host })).toBe(status),
  );

  const forwarded = [
    [{ 'x-forwarded-host': 'play.example' }, false],
    [{ 'x-forwarded-host': 'localhost:4600, play.example' }, false],
    [{ 'x-forwarded-for': '203.0.113.7' }, false],
    [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, false],
    [{ 'x-real-ip': '203.0.113.7' }, false],
    [{ 'cf-connecting-ip': '2001:db8::1' }, false],
    [{ forwarded: 'for="[2001:db8::1]:4711";proto=https' }, false],
    [{ forwarded: 'for=127.0.0.1; host=play.example' }, false],
    [{ forwarded: 'for=unknown' }, false],
    [{ 'x-forwarded-host': 'jade.localhost:5173', 'x-forwarded-for': '::1, ::ffff:127.0.0.1' }, true],
    [{ forwarded: 'for="[::1]:4711";host=localhost' }, true],
  ] as const;
  it.each(forwarded)(
    '[REQ-10] answers controls and codes through a proxy that sends %j: %s',
    async (headers, isAnswered) => {
      const host = 'localhost:4600';
      expect(await statusWith({ host, ...headers })).toBe(isAnswered ? 200 : 404);
      const { status_code } = await gateway.call('messageBox', {}, { headers: { host, ...headers } });
      expect(status_code).toBe(isAnswered ? 6000 : 20201);
    },
  );

  it('[SEC-5] lists no codes under a foreign name, unless the sandbox is public', async () => {
    const headers = { host: 'play.example' };
    expect((await gateway.call('messageBox', {}, { headers })).status_code).toBe(20201);
    const open = await createTestGateway({ publicSandbox: true });
    expect((await open.call('messageBox', {}, { headers })).status_code).toBe(6000);
    await open.close();
  });

  it.each([
    ['http://localhost:4600', 200],
    ['https://localhost:4600', 404],
    ['http://localhost:4601', 404],
    ['https://evil.example', 404],
    ['null', 404],
  ])('[REQ-10] answers controls to a page of the origin %s with %i', async (origin, status) =>
    expect(await statusWith({ host: 'localhost:4600', origin })).toBe(status),
  );

  it('[REQ-10] answers public controls to every host, but to no page of another origin', async () => {
    const open = await createTestGateway({ publicSandbox: true });
    const host = '192.168.1.5:4600';
    expect(await statusWith({ host }, open)).toBe(200);
    expect(await statusWith({ host, origin: `http://${host}` }, open)).toBe(200);
    expect(await statusWith({ host, origin: 'https://evil.example' }, open)).toBe(404);
    await open.close();
  });

  it('[REQ-10] rejects a fault of a control, which could block its own removal', async () => {
    const fault = { path: '/sandbox/v1/clear-faults', kind: 'error' };
    expect(await gateway.sandbox('fault', fault)).toMatchObject({ status_code: 10003 });
    expect(await gateway.sandbox('clear-faults')).toMatchObject({ status_code: 6000 });
  });

  it('[PRO-1][PRO-2] brings waiting limits and closures of a member nearer, and the ledger still verifies', async () => {
    const { token } = await gateway.newMember('sandbox2');
    const account = 'sandbox2';
    const body = { kind: 'deposit', span: 'day' } as const;
    await gateway.call('limitSet', { ...body, amount: '100' }, { token });
    await gateway.call('limitSet', { ...body, amount: '200' }, { token });
    expect((await gateway.call('limitConfirm', body, { token })).status_code).toBe(20309);
    await gateway.sandbox('pass-protection-time', { account, hours: 24 });
    const { data } = await gateway.call('limitConfirm', body, { token });
    expect(data.limits[0]?.inForce).toBe('200.00');
    await gateway.call('timeOutStart', { days: 7 }, { token });
    await gateway.sandbox('pass-protection-time', { account, hours: 7 * 24 - 1 });
    expect((await gateway.call('protectionInfo', {}, { token })).data.closure?.kind).toBe('time-out');
    await gateway.sandbox('pass-protection-time', { account, hours: 2 });
    // A closure keeps its beginning, and at least a millisecond of its length.
    gateway.clock.advance(1_000);
    expect((await gateway.call('protectionInfo', {}, { token })).data.closure).toBeNull();
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  it('is not served without the option', async () => {
    const strict = await createTestGateway({ sandbox: false });
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/sandbox/v1/maintenance',
      headers: sandboxHeaders,
      payload: { on: true },
    });
    expect(answer.statusCode).toBe(404);
    await strict.close();
  });
});
