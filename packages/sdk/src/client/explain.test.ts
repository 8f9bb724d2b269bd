import { headers } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient } from '../testing';

describe('client.explain', () => {
  it('[REQ-1] shows what would be sent without sending it, secrets redacted', async () => {
    const { client, gateway, ports } = createTestClient();
    client.session.start('secret-token');
    const shown = await client.explain(wire.login, { account: 'demo', password: 'hunter2hunter2' });
    expect(gateway.requests).toHaveLength(0);
    expect(shown).toMatchObject({
      method: 'POST',
      url: wire.login.path,
      timeout: 20_000,
      body: { account: 'demo', password: '[redacted]' },
    });
    expect(shown.headers[headers.token]).toBe('[redacted]');
    expect(shown.headers[headers.signature]).toBe('[redacted]');
    expect(JSON.stringify(shown)).not.toMatch(/secret-token|hunter2|signature of/);
    expect(ports.clock.pending()).toBe(0);
  });

  it('[REQ-1] redacts what lies deeper, and headers however they are spelled', async () => {
    const { client } = createTestClient();
    const call = { ...wire.preInfo, path: '/site/api/v1/x' as string };
    const shown = await client.explain(
      call,
      { list: [{ bankCard: '6222' }], phone: '(86)13800000000' },
      { headers: { authorization: 'Bearer x', 'x-api-token': 'y' } },
    );
    expect(JSON.stringify(shown)).not.toMatch(/6222|138000|Bearer|"y"/);
  });

  it('[REQ-4] lists the layers, outermost first', async () => {
    const { client } = createTestClient();
    expect((await client.explain(wire.preInfo, {})).steps).toEqual(client.steps);
    expect(client.steps).toEqual([
      'relaunch',
      'session-effects',
      'classify',
      'envelope',
      'context',
      'idempotency',
      'identity',
      'user-hash',
      'area',
      'sign',
      'time-limit',
      'transport',
    ]);
  });
});
