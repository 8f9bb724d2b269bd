import { storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import fc from 'fast-check';
import { entryKey } from '../stored-entry/stored-entry';
import { buildMember, buildPreInfo, createTestClient, createTestPorts } from '../testing';

const { inviteCodes, sportsParameters, ...plain } = storageKeys;
const keys = [
  ...Object.values(plain),
  entryKey(plain.preInfo),
  ...Object.values(inviteCodes),
  ...['IMTY', 'OBTY', 'FBTY'].map((provider) => `${sportsParameters}.${provider}`),
];

/** Arbitrary stored texts, some of them almost valid. */
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '{}',
    '[]',
    '{"value":"X","time":1}',
    '..',
    'a.b',
    'a.b.c',
    '\u0000',
  ),
);

it('[SES-1] [SES-2] [INV-4] [SPT-2] never throws and sends the calls, whatever storage and cookies contain', async () => {
  const left = fc.array(fc.tuple(fc.constantFrom(...keys), garbage, fc.boolean()), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(left, async (items) => {
      const { storage, cookies } = createTestPorts();
      for (const [key, text, isCookie] of items) {
        if (isCookie) cookies.set(key, text);
        else storage.setItem(key, text);
      }
      const { client, gateway } = createTestClient({
        ports: { storage, cookies },
        handlers: { preInfo: () => buildPreInfo(), memberInfo: () => buildMember() },
      });
      expect(client.device.id()).toMatch(/^[0-9a-f-]{36}$/);
      for (const read of [
        client.session.token,
        client.session.rememberedAccount,
        client.invites.current,
        client.agent.verification,
        client.agent.isChecked,
      ])
        expect(read).not.toThrow();
      await client.session.cachedMember();
      await expect(client.siteConfig.load()).resolves.toBeDefined();
      await expect(client.request(wire.memberInfo, {})).resolves.toBeDefined();
      gateway.fault('every', { kind: 'drop' });
      await client.sports.request('/v1/x').catch(({ kind }) => expect(kind).toBe('network'));
    }),
    { numRuns: 120 },
  );
});
