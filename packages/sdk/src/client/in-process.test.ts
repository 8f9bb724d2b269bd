import { type Envelope, errorCodes, headers, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { serverPorts } from '../ports/server-ports';
import { buildMember, createFakeClock } from '../testing';
import { createClient } from './create-client';
import type { ClientConfig } from './settings';

const envelopeOf = (data: unknown): Envelope => ({ status_code: errorCodes.success, message: '', data });

/** A client whose calls are carried out by `answer`; a request over HTTP fails. */
const createServerClient = (
  answer: (path: string) => Envelope | Promise<Envelope>,
  config: ClientConfig = {},
) => {
  const clock = createFakeClock();
  const made: { path: string; body: unknown; headers: Readonly<Record<string, string>> }[] = [];
  const ports = serverPorts({
    cookies: { [storageKeys.token]: 'token-1', [storageKeys.deviceCookie]: 'device-1' },
    fetch: () => Promise.reject(new Error('no HTTP')),
    call: async ({ path }, body, sent) => {
      made.push({ path, body, headers: sent });
      return answer(path);
    },
  });
  return { client: createClient({ ...config, runtime: 'server' }, { ...ports, clock }), made, clock };
};

describe('a client in the process of the gateway', () => {
  it('[REQ-1] carries calls out with body, defaults and token, and neither signs nor sends them', async () => {
    const member = buildMember();
    const { client, made } = createServerClient(() => envelopeOf(member));
    expect(await client.request(wire.memberInfo, {})).toBe(member);
    expect(made).toEqual([
      {
        path: wire.memberInfo.path,
        body: { withLockMoney: 1 },
        headers: expect.objectContaining({
          [headers.token]: 'token-1',
          [headers.device]: client.device.id(),
        }),
      },
    ]);
    expect(made[0]!.headers).not.toHaveProperty(headers.signature);
  });

  it('[REQ-4] leaves the fields of a path in the body', async () => {
    const { client, made } = createServerClient(() => envelopeOf({}));
    await client.request(wire.jsonCacheRead, { key: 'a' } as never);
    expect(made[0]).toMatchObject({ path: wire.jsonCacheRead.path, body: { key: 'a' } });
  });

  it('[ERR-1] [SES-3] rejects with the code of the envelope, which ends the session', async () => {
    const code = errorCodes.sessionExpired;
    const { client } = createServerClient(() => ({ status_code: code, message: 'ended', data: {} }));
    await expect(client.request(wire.memberInfo, {})).rejects.toMatchObject({ kind: 'business', code });
    expect(client.session.token()).toBeUndefined();
  });

  it('[ERR-8] rejects with an SdkError where the call throws', async () => {
    const { client } = createServerClient(() => Promise.reject(new TypeError('broken')));
    await expect(client.request(wire.preInfo, {})).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'network',
    });
  });

  it.each([
    ['client', 600],
    ['wrapper', 400],
  ] as const)(
    '[REQ-3] times out a call of the %s layer without an answer after %i ms',
    async (timeoutLayer, limit) => {
      const { client, clock } = createServerClient(() => new Promise(() => {}), { timeoutLayer });
      let kind = 'pending';
      client.request(wire.preInfo, {}).catch((error) => {
        ({ kind } = error);
      });
      await clock.advance(limit - 1);
      expect(kind).toBe('pending');
      await clock.advance(1);
      expect(kind).toBe('timeout');
    },
  );

  it('[REQ-3] applies the limit of a call, and clears the timer of an answered one', async () => {
    const { client, clock } = createServerClient((path) =>
      path === wire.preInfo.path ? new Promise(() => {}) : envelopeOf(buildMember()),
    );
    await client.request(wire.memberInfo, {});
    expect(clock.pending()).toBe(0);
    const slow = expect(client.request(wire.preInfo, {}, { timeout: 50 })).rejects.toMatchObject({
      kind: 'timeout',
    });
    await clock.advance(50);
    await slow;
  });
});
