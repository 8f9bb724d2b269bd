import { createCipheriv } from 'node:crypto';
import { buildSupport, createTestClient } from '../testing';
import { readSupport } from './read-support';

const key = Buffer.alloc(32, 7);
const iv = Buffer.alloc(16, 9);
const seal = (text: string) => {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
};
const open = (text: string, k = key) => {
  const { client } = createTestClient({
    handlers: {
      vvPretty: () => text,
      secKey: () => ({ k: k.toString('base64'), v: iv.toString('base64') }),
    },
  });
  return client;
};

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('vvPretty by %s', (_, crypto) => {
  it('[REQ-8] decrypts with the base64 key and IV of secKey', async () => {
    const support = buildSupport();
    await expect(readSupport(open(seal(JSON.stringify(support))), { crypto })).resolves.toEqual(support);
  });

  it('[REQ-8] rejects another key', async () => {
    const sealed = seal(JSON.stringify(buildSupport()));
    for (let turn = 0; turn < 100; turn++) {
      const client = open(sealed, Buffer.alloc(32, turn === 7 ? 200 : turn));
      await expect(readSupport(client, { crypto })).rejects.toMatchObject({ kind: 'decode' });
    }
  });

  it.each(['', 'null', '7', '[]', '{}', '{"contacts":[null]}', '{"contacts":[{"href":1}]}', '{'])(
    '[REQ-8] rejects the decrypted text %j',
    async (text) => {
      await expect(readSupport(open(seal(text)), { crypto })).rejects.toMatchObject({ kind: 'decode' });
    },
  );

  it.each(['', 'no base64!', 'AAAA'])('[REQ-8] rejects the response %j', async (sealed) => {
    await expect(readSupport(open(sealed), { crypto })).rejects.toMatchObject({ kind: 'decode' });
  });
});
