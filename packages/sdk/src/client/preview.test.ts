import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient } from '../testing';

describe('client.preview', () => {
  it('[REQ-1] returns the request with its secrets redacted, and sends nothing', async () => {
    const { client, gateway, ports } = createTestClient();
    client.session.start('secret-token');
    const preview = await client.preview(wire.login, { account: 'demo', password: 'hunter2hunter2' });
    expect(gateway.requests).toHaveLength(0);
    expect(preview).toMatchObject({
      method: 'POST',
      url: wire.login.path,
      timeout: 20_000,
      body: { account: 'demo', password: '[redacted]' },
    });
    expect(preview.headers[headers.token]).toBe('[redacted]');
    expect(preview.headers[headers.signature]).toBe('[redacted]');
    expect(JSON.stringify(preview)).not.toMatch(/secret-token|hunter2|signature of/);
    expect(ports.clock.pending()).toBe(0);
  });

  it('[REQ-1] redacts nested fields, and headers regardless of their case', async () => {
    const { client } = createTestClient();
    const call = { ...wire.preInfo, path: '/site/api/v1/x' as string };
    const preview = await client.preview(
      call,
      { list: [{ bankCard: '6222' }], phone: '(86)13800000000', secrets: { code: '4711' } },
      { headers: { authorization: 'Bearer x', 'x-api-token': 'y' } },
    );
    expect(JSON.stringify(preview)).not.toMatch(/6222|138000|4711|Bearer|"y"/);
  });

  it('[REQ-4] lists the steps of the pipeline, outermost first', () => {
    const { client } = createTestClient();
    expect(client.steps).toEqual([
      'sports-launches',
      'session-effects',
      'proof-of-work',
      'classify',
      'envelope',
      'content-type',
      'idempotency',
      'identity',
      'user-hash',
      'signature',
      'caller-headers',
      'time-limit',
      'transport',
    ]);
  });

  it('[REQ-4] is explained step by step in the README', () => {
    const page = readFileSync(join(__dirname, '../../README.md'), 'utf8');
    const [, table = ''] = page.split('| step | does |\n|---|---|\n');
    const named = table
      .slice(0, table.indexOf('\n\n'))
      .split('\n')
      .map((row) => row.split(' | ')[0]!.slice(2));
    expect(named).toEqual(createTestClient().client.steps);
  });
});
