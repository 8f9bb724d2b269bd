import { createDecipheriv } from 'node:crypto';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';

describe('support and terminals', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const decrypt = async (device: string, keyOf = device): Promise<unknown> => {
    const { data } = await gateway.call('vvPretty', {}, { device });
    const { k, v } = (await gateway.call('secKey', {}, { device: keyOf })).data;
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(k, 'base64'), Buffer.from(v, 'base64'));
    const text = Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8');
    return JSON.parse(text);
  };

  it('[REQ-8] decrypt with the key and IV of the same device', async () => {
    expect(await decrypt('one')).toEqual({
      contacts: [
        expect.objectContaining({ href: '/customer/main' }),
        expect.objectContaining({ href: '/mine/feedback' }),
        expect.objectContaining({ href: '/help/kh' }),
      ],
    });
  });

  it('[REQ-8] do not decrypt with the key of another device', async () => {
    await expect(decrypt('one', 'other')).rejects.toThrow();
  });

  it('[REQ-5] [MOB-2] list the terminals, all or those of one kind', async () => {
    const { data } = await gateway.call('webTerminal', {});
    expect(data.map(({ kind }) => kind)).toEqual(['web', 'phone-web', 'home-screen']);
    expect((await gateway.call('webTerminal', { kind: 'web' })).data.map(({ id }) => id)).toEqual([
      'desktop',
    ]);
  });
});
