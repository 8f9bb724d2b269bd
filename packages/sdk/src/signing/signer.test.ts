import { errorCodes, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createCipher } from '../crypto/cipher';
import { createTestClient, createTestPorts, type TestPorts } from '../testing';
import { createSigner } from './signer';
import { type LoadSigning, loadHmacSigning } from './signing';

const identity = { version: '2.0.0', site: '10001', device: 'device-1', key: 'key-1' };
const missing: LoadSigning = async () => {
  throw new Error('Loading chunk 7 failed');
};

const signerOf = (ports: TestPorts, given: Partial<typeof identity> = {}) =>
  createSigner(ports, createCipher(ports), () => ({ ...identity, ...given }));

describe.each([
  ['WebCrypto', { subtle: globalThis.crypto.subtle }],
  ['crypto-js', {}],
])('signing with %s', (_, crypto) => {
  const portsWith = (given: Partial<TestPorts> = {}) =>
    createTestPorts({ crypto, signing: loadHmacSigning, ...given });
  const readTable = async (ports: TestPorts, earlier?: string | null) => {
    // WebCrypto runs on other threads, so the number of event loop turns varies.
    for (let turn = 0; turn < 2_000; turn += 1) {
      const table = ports.storage.getItem(storageKeys.signatureTable);
      if (table !== null && table !== earlier) return table;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error('No signature table was stored.');
  };

  it('[SIG-1] computes a different signature for each area', async () => {
    const signer = signerOf(portsWith());
    const areas = ['/site/api', '/act/api', '/game/api', '/fd/api', '/page/fd/api', '/agent/api'] as const;
    const signatures = await Promise.all(areas.map((area) => signer.sign(area)));
    expect(new Set(signatures).size).toBe(6);
    for (const signature of signatures) expect(signature).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[SIG-2] uses the encrypted table when the signing module cannot be loaded', async () => {
    const ports = portsWith();
    const earlier = signerOf(ports);
    const site = await earlier.sign('/site/api');
    const first = await readTable(ports);
    const fd = await earlier.sign('/fd/api');
    const table = await readTable(ports, first);
    expect(table).not.toContain(site);
    const later = signerOf({ ...ports, signing: missing });
    await expect(later.sign('/site/api')).resolves.toBe(site);
    await expect(later.sign('/fd/api')).resolves.toBe(fd);
    await expect(later.sign('/game/api')).resolves.toBeUndefined();
    expect(ports.warnings[0]).toContain('Signing failed');
  });

  it('[SIG-2] ignores the table of another device and a table that was changed', async () => {
    const ports = portsWith();
    await signerOf(ports).sign('/site/api');
    const table = await readTable(ports);
    const without = { ...ports, signing: missing };
    await expect(signerOf(without, { device: 'device-2' }).sign('/site/api')).resolves.toBeUndefined();
    for (const broken of [`${table}x`, table.slice(2), 'nonsense', '', '.', '..']) {
      ports.storage.setItem(storageKeys.signatureTable, broken);
      await expect(signerOf(without).sign('/site/api')).resolves.toBeUndefined();
    }
  });
});

describe('signing', () => {
  it('[SIG-2] loads the module at the first call, and signs each area once', async () => {
    let loads = 0;
    let signatures = 0;
    const signing: LoadSigning = async () => {
      loads += 1;
      const sign = async () => {
        signatures += 1;
        return `s${signatures}`;
      };
      return { sign };
    };
    const { client, gateway } = createTestClient({ ports: { signing } });
    expect(loads).toBe(0);
    gateway.fault('preInfo', { kind: 'code', code: errorCodes.generalError });
    const calls = Array.from({ length: 5 }, () => client.request(wire.preInfo, {}).catch(() => {}));
    await Promise.all(calls);
    expect([loads, signatures]).toEqual([1, 1]);
    expect(gateway.requests.map((request) => request.headers['x-api-xxx'])).toEqual(Array(5).fill('s1'));
  });

  it('[SIG-2] loads the module again after a failure', async () => {
    const ports = createTestPorts();
    const loads = [missing, ports.signing];
    const signer = signerOf({ ...ports, signing: () => loads.shift()!() });
    await expect(signer.sign('/site/api')).resolves.toBeUndefined();
    await expect(signer.sign('/site/api')).resolves.toBe('signature of /site/api');
  });

  it('[SIG-2] sends the call unsigned without module and table', async () => {
    const { client, gateway } = createTestClient({ ports: { signing: missing } });
    gateway.fault('preInfo', { kind: 'code', code: errorCodes.signatureInvalid });
    await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({ code: 10108 });
    expect(gateway.requests[0]!.headers).not.toHaveProperty('x-api-xxx');
  });
});
