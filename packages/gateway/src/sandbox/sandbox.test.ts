import { signedHeaders } from '../testing/sign';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

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
    expect(await gateway.services.house.session(data.token)).toBeUndefined();
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

  it('is not served without the option', async () => {
    const strict = await createTestGateway({ sandbox: false });
    const payload = { on: true };
    const answer = await strict.app.inject({ method: 'POST', url: '/sandbox/v1/maintenance', payload });
    expect(answer.statusCode).toBe(404);
    await strict.close();
  });
});
