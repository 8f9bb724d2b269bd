import { liveIds } from '@pavilion/contract';
import { openLive } from '../testing/live-client';
import { createTestGateway } from '../testing/test-gateway';

/** Opens a socket while one address is restricted; answers `open` or the code that refuses it. */
const openSocket = async (trustProxy: string[] | undefined, forwarded: string) => {
  const gateway = await createTestGateway(trustProxy && { trustProxy });
  try {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    await gateway.sandbox('restrict-ip', { ip: '198.51.100.7', on: true });
    const opened = await openLive(gateway.app, { headers: { 'x-forwarded-for': forwarded } });
    const first = await Promise.race([opened.next(liveIds.snapshot), opened.next(liveIds.refused)]);
    opened.close();
    await opened.closed;
    return first.id === liveIds.refused ? first.msgData.data.code : 'open';
  } finally {
    await gateway.close();
  }
};

describe('the address of a socket', () => {
  it('[LIV-1] [ERR-5] is that of the connection when no proxy is trusted', async () =>
    expect(await openSocket(undefined, '198.51.100.7')).toBe('open'));

  it('[LIV-1] [ERR-5] is the one that a trusted proxy forwards, as for calls', async () => {
    expect(await openSocket(['127.0.0.0/8'], '198.51.100.7')).toBe(6033);
    expect(await openSocket(['127.0.0.0/8'], '203.0.113.9, 192.0.2.4')).toBe('open');
  });

  it('[LIV-1] [ERR-5] is that of the connection when the proxy is not trusted', async () =>
    expect(await openSocket(['10.0.0.0/8'], '198.51.100.7')).toBe('open'));
});
