import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { buildDepositOrder, buildPreInfo, createTestClient, refuse } from './index';

const handlers = { preInfo: () => buildPreInfo(), depositCreate: () => buildDepositOrder() };
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    (error) => error.kind as string,
  );

describe('gateway stand-in', () => {
  it('[REQ-5] passes the typed body and the request to a handler', async () => {
    const { client } = createTestClient({
      handlers: {
        depositCreate: ({ amount }, { headers }) =>
          headers['x-api-token'] === 'token-1'
            ? buildDepositOrder({ amount })
            : refuse(errorCodes.sessionExpired),
      },
    });
    const body = { channel: 'bank-1', amount: '88.00' };
    await expect(client.request(wire.depositCreate, body)).rejects.toMatchObject({ code: 10004 });
    client.session.start('token-1');
    await expect(client.request(wire.depositCreate, body)).resolves.toMatchObject({ amount: '88.00' });
  });

  it('[REQ-4] applies a fault the given number of times', async () => {
    const { client, gateway } = createTestClient({ handlers });
    gateway.fault('preInfo', { kind: 'drop' }, 2);
    const outcomes = [];
    for (let turn = 0; turn < 3; turn += 1) outcomes.push(await outcome(client.request(wire.preInfo, {})));
    expect(outcomes).toEqual(['network', 'network', 'success']);
    gateway.fault('preInfo', { kind: 'malformed' });
    gateway.clearFaults();
    expect(await outcome(client.request(wire.preInfo, {}))).toBe('success');
  });

  it('[REQ-4] delays answers within and beyond the timeout', async () => {
    const { client, gateway, ports } = createTestClient({ handlers });
    for (const [ms, expected] of [
      [19_999, 'success'],
      [20_001, 'timeout'],
    ] as const) {
      gateway.fault('preInfo', { kind: 'delay', ms }, 1);
      const call = outcome(client.request(wire.preInfo, {}));
      await ports.clock.advance(30_000);
      expect(await call).toBe(expected);
    }
  });

  it('[REQ-10] executes the call when the answer is lost', async () => {
    let made = 0;
    const { client, gateway } = createTestClient({
      handlers: {
        depositCreate: () => {
          made += 1;
          return buildDepositOrder();
        },
      },
    });
    gateway.fault('depositCreate', { kind: 'lost-answer' });
    expect(await outcome(client.request(wire.depositCreate, { channel: 'a', amount: '1' }))).toBe('network');
    expect(made).toBe(1);
  });

  it('[REQ-5] names the missing handler', async () => {
    const { client } = createTestClient();
    const error = await client.request(wire.preInfo, {}).catch((thrown) => thrown);
    expect(error.cause.message).toContain('no handler for preInfo');
  });
});
