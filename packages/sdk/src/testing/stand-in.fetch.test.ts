import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { buildMember, createStandIn, exampleHandlers, refuse } from './index';

const address = (path: string) => `https://api.test${path}`;
const init = () => ({ method: 'POST', body: '{}', headers: { 'X-API-TOKEN': 'token-1' } }) as const;

describe('the fetch of the stand-in', () => {
  it('[REQ-5] answers every call of the contract with an envelope', async () => {
    const { fetch } = createStandIn(exampleHandlers());
    for (const { path, method } of Object.values(wire)) {
      const answer = await fetch(
        address(path.replace(/\{.*\}/, 'a-key')),
        method === 'POST' ? init() : { method },
      );
      expect(answer).toMatchObject({ ok: true, status: 200 });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.json()).toMatchObject({ status_code: 6000, message: '' });
    }
  });

  it('[REQ-5] accepts a Request, as mocking libraries pass it, and returns a Response that can be cloned', async () => {
    const gateway = createStandIn({
      memberInfo: ({ withLockMoney }) => buildMember({ lockedMoney: `${withLockMoney}.00` }),
    });
    const request = new Request(address(wire.memberInfo.path), {
      method: 'POST',
      body: JSON.stringify({ withLockMoney: 1 }),
      headers: new Headers({ 'X-Api-Token': 'token-1' }),
    });
    const answer = await gateway.fetch(request);
    expect(answer).toBeInstanceOf(Response);
    expect(await answer.clone().json()).toMatchObject({ data: { lockedMoney: '1.00' } });
    expect(gateway.requests).toMatchObject([{ name: 'memberInfo', headers: { 'x-api-token': 'token-1' } }]);
  });

  it('[REQ-5] returns an error code inside HTTP 200', async () => {
    const { fetch } = createStandIn({ memberInfo: () => refuse(errorCodes.sessionExpired, '登录已失效') });
    const answer = await fetch(address(wire.memberInfo.path), init());
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status_code: 10004, message: '登录已失效', data: null },
    ]);
  });

  it('[REQ-5] matches calls by path and method and answers other requests with 404', async () => {
    const { fetch, requests } = createStandIn(exampleHandlers());
    expect((await fetch(new URL(address('/elsewhere')))).status).toBe(404);
    expect((await fetch(address(wire.memberInfo.path))).status).toBe(404);
    expect(requests).toEqual([]);
  });

  it('[REQ-4] rejects like fetch when the signal of the request is aborted', async () => {
    const gateway = createStandIn();
    gateway.fault('every', { kind: 'black-hole' });
    const controller = new AbortController();
    const answer = gateway.fetch(address(wire.preInfo.path), { ...init(), signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
