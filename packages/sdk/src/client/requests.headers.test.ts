import { errorCodes, headers, limits, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { serverPorts } from '../ports/server-ports';
import { buildGamePage, buildMember, buildPreInfo, buildSessionGrant, createTestClient } from '../testing';
import { createClient } from './create-client';

const handlers = {
  preInfo: () => buildPreInfo(),
  memberInfo: () => buildMember(),
  gameList: () => buildGamePage(),
  login: () => buildSessionGrant(),
};
const lower = (name: string) => name.toLowerCase();

describe('headers and bodies', () => {
  it('[REQ-1] sends client, version, site, device and signature with every request', async () => {
    const { client, gateway } = createTestClient({ handlers });
    await client.request(wire.gameList, {});
    expect(gateway.requests[0]!.headers).toEqual({
      'content-type': 'application/json',
      [lower(headers.client)]: 'web',
      [lower(headers.version)]: '2.0.0',
      [lower(headers.site)]: '10001',
      [lower(headers.device)]: client.device.id(),
      [lower(headers.signature)]: 'signature of /game/api',
    });
  });

  it('[REQ-1] sends the token during a session, and not after logout', async () => {
    const { client, gateway } = createTestClient({ handlers });
    client.session.start('token-9');
    await client.request(wire.gameList, {});
    client.session.clear();
    await client.request(wire.gameList, {});
    const [first, second] = gateway.requests.map((request) => request.headers[lower(headers.token)]);
    expect([first, second]).toEqual(['token-9', undefined]);
  });

  it("[REQ-1] sends a brand's own site id", async () => {
    const { client, gateway } = createTestClient({ handlers, config: { siteId: '20002' } });
    await client.request(wire.preInfo, {});
    expect(gateway.requests[0]!.headers[lower(headers.site)]).toBe('20002');
  });

  it('[REQ-2] sends JSON with its content type even without a body', async () => {
    const { client, gateway } = createTestClient({ handlers });
    await client.request(wire.preInfo, undefined as never);
    expect(gateway.requests[0]!.headers['content-type']).toBe('application/json');
    expect(gateway.requests[0]!.body).toEqual({ platformType: limits.platformType });
  });

  it.each([
    ['null', null, '{}'],
    ['an array', [1, 2], '[1,2]'],
    ['JSON as a text', '{"a":1}', '{"a":1}'],
  ])('[REQ-2] sends %s as JSON with its content type', async (_, body, sent) => {
    const fetch = jest.fn(
      async (_: unknown, __?: RequestInit) => new Response('{"status_code":6000,"message":"","data":{}}'),
    );
    const { client } = createTestClient({ ports: { fetch: fetch as never } });
    await client.request({ ...wire.queryNoticeList, defaults: undefined } as never, body as never);
    const init = fetch.mock.calls[0]![1]!;
    expect(init.body).toBe(sent);
    expect(init.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  it('[REQ-2] sets no content type for a form', async () => {
    const fetch = jest.fn(
      async (_: unknown, __?: RequestInit) => new Response('{"status_code":6000,"message":"","data":{}}'),
    );
    const { client } = createTestClient({ ports: { fetch: fetch as never } });
    const form = new FormData();
    await client.request({ ...wire.preInfo, path: '/site/api/v1/upload' }, form);
    const init = fetch.mock.calls[0]![1]!;
    expect(init.body).toBe(form);
    expect(init.headers).not.toHaveProperty('Content-Type');
  });

  it("[REQ-5] overrides the defaults with the caller's values, except undefined ones", async () => {
    const { client, gateway } = createTestClient({ handlers });
    await client.request(wire.preInfo, { platformType: 3 });
    await client.request(wire.preInfo, { platformType: undefined });
    expect(gateway.requests.map(({ body }) => body)).toEqual([{ platformType: 3 }, { platformType: 6 }]);
  });

  it('[REQ-9] requests the member with withLockMoney 1 and the hash of the stored account name', async () => {
    const { client, gateway, ports } = createTestClient({ handlers });
    await client.request(wire.memberInfo, {});
    client.session.start('token-1', { member: buildMember({ account: 'abc' }) });
    await ports.clock.settle();
    await client.request(wire.memberInfo, {});
    const [visitor, member] = gateway.requests;
    expect(member!.body).toEqual({ withLockMoney: 1 });
    expect(visitor!.headers).not.toHaveProperty(lower(headers.userHash));
    // SHA-256 of "abc", from FIPS 180-2.
    expect(member!.headers[lower(headers.userHash)]).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('[REQ-9] sends the hash from a server, which has the cookies of the session', async () => {
    const { client, gateway, ports } = createTestClient({ handlers });
    const fromServer = async () => {
      const names = [storageKeys.secureToken, storageKeys.deviceCookie, storageKeys.userHash];
      const cookies = Object.fromEntries(
        names.flatMap((name) => (ports.cookies.get(name) ? [[name, ports.cookies.get(name)!]] : [])),
      );
      const server = createClient({ runtime: 'server' }, serverPorts({ cookies, fetch: gateway.fetch }));
      await server.request(wire.memberInfo, {});
      const { headers: sent } = gateway.requests.at(-1)!;
      return [sent[lower(headers.userHash)], sent[lower(headers.device)] === client.device.id()];
    };
    client.device.id();
    expect(await fromServer()).toEqual([undefined, true]);
    client.session.start('token-1', { member: buildMember({ account: 'abc' }) });
    await ports.clock.settle();
    expect(await fromServer()).toEqual([
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      true,
    ]);
    client.session.clear();
    expect(ports.cookies.get(storageKeys.userHash)).toBeUndefined();
    expect(await fromServer()).toEqual([undefined, true]);
  });

  it('[REQ-9] does not keep the hash of a session that ended meanwhile', async () => {
    const { client, ports } = createTestClient();
    client.session.start('token-1', { member: buildMember({ account: 'abc' }) });
    client.session.start('token-2');
    await ports.clock.settle();
    expect(ports.cookies.get(storageKeys.userHash)).toBeUndefined();
  });

  it("[REQ-10] sends the caller's idempotency key with a money call, or a new one each time", async () => {
    const { client, gateway } = createTestClient();
    const body = { channel: 'bank-1', amount: '100' };
    const key = client.newIdempotencyKey();
    for (const idempotencyKey of [key, key, undefined, undefined]) {
      gateway.fault('depositCreate', { kind: 'code', code: errorCodes.generalError }, 1);
      const options = idempotencyKey === undefined ? {} : { idempotencyKey };
      await client.request(wire.depositCreate, body, options).catch(() => {});
    }
    const sent = gateway.requests.map((request) => request.headers[lower(headers.idempotencyKey)]!);
    expect(sent.slice(0, 2)).toEqual([key, key]);
    expect(new Set(sent).size).toBe(3);
    for (const one of sent) expect(one).toMatch(/^[\w-]{8,64}$/);
  });

  it('[REQ-10] sends no idempotency key with other calls', async () => {
    const { client, gateway } = createTestClient({ handlers });
    await client.request(wire.gameList, {}, { idempotencyKey: 'not-wanted' });
    expect(gateway.requests[0]!.headers).not.toHaveProperty(lower(headers.idempotencyKey));
  });
});
