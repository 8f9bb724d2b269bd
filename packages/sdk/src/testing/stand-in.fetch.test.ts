import { wire } from '@pavilion/contract/wire';
import { buildMember, createStandIn, exampleHandlers, refuse } from './index';

const address = (path: string) => `https://api.test${path}`;
const ask = () => ({ method: 'POST', body: '{}', headers: { 'X-API-TOKEN': 'token-1' } }) as const;

describe('the stand-in as a plain fetch', () => {
  it('[REQ-5] answers every call of the contract with an envelope', async () => {
    const { fetch } = createStandIn(exampleHandlers());
    for (const { path, method } of Object.values(wire)) {
      const answer = await fetch(
        address(path.replace(/\{.*\}/, 'a-key')),
        method === 'POST' ? ask() : { method },
      );
      expect(answer).toMatchObject({ ok: true, status: 200 });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.json()).toMatchObject({ status_code: 6000, message: '' });
    }
  });

  it('[REQ-5] takes a Request, as a mocking library hands it over, and gives a Response that can be cloned', async () => {
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

  it('[REQ-5] gives a refusal its code inside HTTP 200', async () => {
    const { fetch } = createStandIn({ memberInfo: () => refuse(10004, '登录已失效') });
    const answer = await fetch(address(wire.memberInfo.path), ask());
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status_code: 10004, message: '登录已失效', data: null },
    ]);
  });

  it('[REQ-5] knows calls by path and method, and nothing else', async () => {
    const { fetch, requests } = createStandIn(exampleHandlers());
    expect((await fetch(new URL(address('/elsewhere')))).status).toBe(404);
    expect((await fetch(address(wire.memberInfo.path))).status).toBe(404);
    expect(requests).toEqual([]);
  });

  it('[REQ-4] rejects as fetch does when the signal of the request is aborted', async () => {
    const gateway = createStandIn();
    gateway.fault('every', { kind: 'black-hole' });
    const controller = new AbortController();
    const asked = gateway.fetch(address(wire.preInfo.path), { ...ask(), signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
