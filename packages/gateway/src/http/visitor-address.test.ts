import { createTestGateway } from '../testing/test-gateway';

const seenAs = async (trustProxy: string[] | undefined, forwarded: string) => {
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
  it('[ERR-7] is the one of the connection, whatever a visitor writes of it', async () =>
    expect(await seenAs(undefined, '198.51.100.7')).toBe('10.1.2.3'));

  it('[ERR-7] is what a proxy of ours says, and of a longer chain the last that is none of ours', async () =>
    expect(await seenAs(['10.0.0.0/8'], '203.0.113.9, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7'));

  it('[ERR-7] is the one of the connection when the proxy is not ours', async () =>
    expect(await seenAs(['192.168.0.0/16'], '198.51.100.7')).toBe('10.1.2.3'));
});
