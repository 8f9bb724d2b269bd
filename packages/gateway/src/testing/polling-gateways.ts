import type { LiveClient } from './live-client';
import { createTestGateway, type TestGateway } from './test-gateway';

export interface PollingGateways {
  readonly gateway: TestGateway;
  /** On the same database without Redis: no event of `gateway` reaches it. */
  readonly other: TestGateway;
  /** Those of the running test, which are closed after it. */
  readonly clients: LiveClient[];
}

/**
 * Starts two gateways that listen, for the tests of a `describe`. Their periodic checks run when the test moves the faked
 * intervals on; sockets and database keep the real timers that they need.
 */
export const withPollingGateways = (): (() => PollingGateways) => {
  let gateway: TestGateway;
  let other: TestGateway;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
      ],
    });
    gateway = await createTestGateway();
    other = await createTestGateway({ sharesWith: gateway });
    await Promise.all([gateway, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    await Promise.all(clients.map(({ closed }) => closed));
    clients = [];
  });
  afterAll(async () => {
    jest.useRealTimers();
    await other.close();
    await gateway.close();
  });
  return () => ({ gateway, other, clients });
};
