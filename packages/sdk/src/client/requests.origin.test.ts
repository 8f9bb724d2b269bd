import { headers } from '@pavilion/contract';
import { type WireCall, wire } from '@pavilion/contract/wire';
import { serverPorts } from '../ports/server-ports';
import { createTestClient, createTestTab } from '../testing';
import { createClient } from './create-client';

const send = async (
  path: string,
  host?: string,
  { origin = 'https://pavilion.test', call = wire.memberInfo as WireCall } = {},
) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    return new Response('{"status_code":6000,"message":"","data":{}}');
  };
  const { client } = createTestClient({
    config: host === undefined ? {} : { host },
    ports: { fetch: fetch as never, tab: createTestTab(origin) },
  });
  client.session.start('secret-token');
  await client.request({ ...call, path } as typeof wire.memberInfo, {});
  const [{ url, init }] = sent as [(typeof sent)[0]];
  return { url, init, names: Object.keys(init.headers as object) };
};

describe('URLs and origins of requests', () => {
  it.each([
    'HTTPS:evil.test/x',
    'h\nttps:evil.test/x',
    ' https://evil.test/x',
    '@evil.test/x',
    '.evil.test/x',
  ])('[REQ-1] sends no token from a server on the API host to %j', async (path) => {
    for (const host of ['', 'https://api.test']) {
      const headersSent: string[] = [];
      const fetch = async (url: unknown, init?: RequestInit) => {
        const { origin } = new URL(String(url), 'https://api.test');
        if (origin !== 'https://api.test') headersSent.push(...Object.keys(init?.headers ?? {}));
        return new Response('');
      };
      const ports = serverPorts({ cookies: { token: 'secret-token' }, fetch: fetch as never });
      const client = createClient({ runtime: 'server', host }, ports);
      await client.request({ ...wire.memberInfo, path: path as string }, {}).catch(() => {});
      expect(headersSent).not.toContain(headers.token);
    }
  });

  it('[REQ-2] joins host and path with one slash', async () => {
    expect((await send('/site/api/v1/x', 'https://api.test/')).url).toBe('https://api.test/site/api/v1/x');
  });

  it('[REQ-2] keeps absolute URLs and prefixes relative paths with the host', async () => {
    expect((await send('https://other.test/x')).url).toBe('https://other.test/x');
    expect((await send('/site/api/v1/x', 'https://api.test')).url).toBe('https://api.test/site/api/v1/x');
    expect((await send('/site/api/v1/x')).url).toBe('/site/api/v1/x');
  });

  it.each([
    '/site/api/v1/x',
    'https://pavilion.test/site/api/v1/x',
    'https://PAVILION.test:443/site/api/v1/x',
  ])('[REQ-1] sends the token to its own origin: %s', async (path) => {
    expect((await send(path)).names).toContain(headers.token);
  });

  it.each([
    'https://evil.test/site/api/v1/user/member/info',
    'http://pavilion.test/site/api/v1/x',
    'https://pavilion.test:8443/site/api/v1/x',
    'https://pavilion.test@evil.test/site/api/v1/x',
    'https://pavilion.test.evil.test/site/api/v1/x',
    '//evil.test/site/api/v1/x',
    '/\\evil.test/site/api/v1/x',
    '\\\\evil.test/site/api/v1/x',
    '/\t/evil.test/site/api/v1/x',
    'HTTPS:evil.test/x',
    'data:application/json,{}',
  ])('[REQ-1] sends neither token, signature nor device to a foreign origin: %j', async (path) => {
    const { names } = await send(path);
    for (const name of [headers.token, headers.signature, headers.device, headers.userHash]) {
      expect(names).not.toContain(name);
    }
  });

  it('[REQ-1] [REQ-10] sends an idempotency key to its own origin alone', async () => {
    const call = wire.depositCreate;
    expect((await send(call.path, undefined, { call })).names).toContain(headers.idempotencyKey);
    for (const path of [`https://evil.test${call.path}`, `//evil.test${call.path}`]) {
      expect((await send(path, undefined, { call })).names).toEqual(['Content-Type', headers.client]);
    }
  });

  it('[REQ-1] sends the client header to every origin', async () => {
    for (const path of ['/site/api/v1/x', 'https://other.test/x']) {
      expect((await send(path)).names).toContain(headers.client);
    }
  });

  it('[REQ-1] rejects redirects of its own API, which would receive the token', async () => {
    expect((await send('/site/api/v1/x')).init.redirect).toBe('error');
    expect((await send('https://evil.test/x')).init.redirect).toBe('follow');
  });

  it('[SES-1] neither starts nor ends the session on a response of a foreign origin', async () => {
    const answer = (code: number) => async () =>
      new Response(`{"status_code":${code},"message":"","data":{"token":"theirs","member":{}}}`);
    for (const code of [6000, 10004]) {
      const { client } = createTestClient({ ports: { fetch: answer(code) as never } });
      client.session.start('ours');
      const path = `https://evil.test${wire.login.path}`;
      await client.request({ ...wire.login, path } as never, {} as never).catch(() => {});
      expect(client.session.token()).toBe('ours');
    }
  });
});
