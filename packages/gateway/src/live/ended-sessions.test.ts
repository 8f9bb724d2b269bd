import { limits, liveCloseCodes, liveIds } from '@pavilion/contract';
import { type LiveClient, openLive } from '../testing/live-client';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

const day = 86_400_000;

describe('the socket of a session that ends without an event', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let clients: LiveClient[];
  beforeAll(async () => {
    // Only intervals are faked, the gateways' periodic checks; sockets and database need the rest.
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
    // Another gateway on the database, without Redis: no event reaches it.
    other = await createTestGateway({ sharesWith: gateway });
    await Promise.all([gateway, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  });
  beforeEach(() => {
    clients = [];
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    await Promise.all(clients.map(({ closed }) => closed));
  });
  afterAll(async () => {
    jest.useRealTimers();
    await other.close();
    await gateway.close();
  });

  const online = async (at: TestGateway, token: string) => {
    const client = await openLive(at.app);
    clients.push(client);
    await client.next(liveIds.snapshot);
    const { data } = await at.call('memberJwt', {}, { token });
    client.send({ id: liveIds.login, token, body: { jwt: data.jwt ?? '' } });
    await client.next(liveIds.login);
    return client;
  };
  const sendHeartbeat = async (client: LiveClient) => {
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
  };

  it('[ERR-6] is closed within a heartbeat after the session has expired, not before', async () => {
    const { token } = await gateway.newMember('expiring1');
    const client = await online(gateway, token);
    gateway.clock.advance(day - 1);
    await sendHeartbeat(client);
    await gateway.services.live.closeEndedSessions();
    await sendHeartbeat(client);
    gateway.clock.advance(1);
    jest.advanceTimersByTime(limits.heartbeatInterval);
    expect(await client.next(liveIds.sessionEnded)).toMatchObject({ msgData: { data: { code: 10004 } } });
    expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  });

  it('[ERR-6] is closed within a heartbeat after a logout at another gateway', async () => {
    const { token } = await gateway.newMember('elsewhere1');
    const client = await online(other, token);
    await gateway.call('logout', {}, { token });
    jest.advanceTimersByTime(limits.heartbeatInterval);
    expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  });

  it('[ERR-6] stays open when the sessions cannot be read, and is closed by a later check', async () => {
    const { token } = await gateway.newMember('unreadable1');
    const client = await online(gateway, token);
    const read = jest
      .spyOn(gateway.services.sessions, 'authenticate')
      .mockRejectedValue(new Error('no database'));
    await gateway.services.live.closeEndedSessions();
    await sendHeartbeat(client);
    read.mockRestore();
    await other.call('logout', {}, { token });
    await gateway.services.live.closeEndedSessions();
    expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  });
});
