import { createTestGateway } from '../testing/test-gateway';

const seenAddress = async (trustProxy: string[] | undefined, forwarded: string) => {
  const gateway = await createTestGateway(trustProxy && { trustProxy });
  try {
    const answer = await gateway.call(
      'preInfo',
      { platformType: 6 },
      { address: '10.1.2.3', headers: { 'x-forwarded-for': forwarded } },
    );
    return answer.data.ip;
  } finally {
    await gateway.close();
  }
};

describe('the address of a visitor', () => {
  it('[ERR-7] is that of the connection when no proxy is trusted', async () =>
    expect(await seenAddress(undefined, '198.51.100.7')).toBe('10.1.2.3'));

  it('[ERR-7] is the last address that trusted proxies forwarded and that is no trusted proxy itself', async () =>
    expect(await seenAddress(['10.0.0.0/8'], '203.0.113.9, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7'));

  it('[ERR-7] is that of the connection when the proxy is not trusted', async () =>
    expect(await seenAddress(['192.168.0.0/16'], '198.51.100.7')).toBe('10.1.2.3'));
});
