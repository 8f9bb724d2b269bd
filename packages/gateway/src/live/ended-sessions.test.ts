import { limits, liveCloseCodes, liveIds } from '@pavilion/contract';
import { type LiveClient, openLive } from '../testing/live-client';
import { withPollingGateways } from '../testing/polling-gateways';
import type { TestGateway } from '../testing/test-gateway';

const day = 86_400_000;

describe('the socket of a session that ends without an event', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let clients: LiveClient[];
  const started = withPollingGateways();
  beforeEach(() => {
    ({ gateway, other, clients } = started());
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
