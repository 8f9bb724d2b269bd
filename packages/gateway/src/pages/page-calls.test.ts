import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, type CallRequest, errorCodes, headers as headerNames } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import type { PageRequest } from './page-server';

type Calls = Pick<PageRequest, 'call' | 'shared'>;

describe('the calls of a rendered page', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  let other: { id: string; token: string };
  let closed: { id: string; token: string };
  const publicDir = mkdtempSync(join(tmpdir(), 'page-calls-'));
  let use: (calls: Calls) => Promise<unknown>;

  beforeAll(async () => {
    gateway = await createTestGateway({
      sandbox: true,
      pages: {
        render: async (request) => {
          const body = await use(request);
          return { status: 200, body: JSON.stringify(body ?? null) };
        },
        publicDir,
        fallbackHtml: 'shell',
        // The calls of a first page may take long beside other tests; the timeout is tested with the pages.
        renderTimeout: 60_000,
      },
    });
    member = await gateway.newMember('firstmember');
    other = await gateway.newMember('othermember');
    closed = await gateway.newMember('closedmember');
    await gateway.call('timeOutStart', { days: 7 }, { token: closed.token });
    await gateway.call(
      'gameFavourite',
      { gameCode: 'golden-dragon', favourite: true },
      { token: member.token },
    );
  });
  beforeEach(() => gateway.services.siteState.forget());
  afterAll(async () => {
    await gateway.close();
    rmSync(publicDir, { recursive: true });
  });

  /** Renders a page with the calls, and answers what it made of them. */
  const onPage = async <Result>(make: (calls: Calls) => Promise<Result>): Promise<Result> => {
    let result: { value: Result } | undefined;
    use = async (request) => {
      result = { value: await make(request) };
    };
    await gateway.app.inject({ url: '/', headers: { accept: 'text/html' } });
    return result!.value;
  };
  const tokenOf = ({ token }: { token: string }) => ({ [headerNames.token]: token });

  const bodies: { [Name in CallName]?: CallRequest<Name>[] } = {
    gameList: [
      {},
      { shelf: 'hot', limit: 8 },
      { category: 'egame' },
      { shelf: 'favourite' },
      { shelf: 'recent' },
    ],
    latestWins: [{ limit: 12 }],
    platformCount: [{}],
    queryNoticeList: [{ category: 'home' }],
    queryStationAdList: [{ position: 'home' }],
    memberInfo: [{}],
    walletBalances: [{}],
  };

  it.each(Object.entries(bodies) as [CallName, object[]][])(
    '[APP-1] answer %s as over HTTP, to each member and to a visitor',
    async (name, variants) => {
      for (const body of variants) {
        for (const who of [member, other, closed, undefined]) {
          const { status_code, message, data } = await gateway.call(name, body as never, who ?? {});
          const envelope = await onPage(({ call }) => call(calls[name], body, who ? tokenOf(who) : {}));
          expect(envelope).toEqual({ status_code, message, data });
        }
      }
    },
  );

  it('[APP-1] answer the same objects to all members, except the lists with a favourite of one of them', async () => {
    const body = { shelf: 'hot', limit: 8 };
    const answers = await onPage(({ call, shared }) =>
      Promise.all([
        shared.call(calls.gameList, body, tokenOf(member)),
        call(calls.gameList, body, tokenOf(other)),
        call(calls.gameList, body, tokenOf(member)),
      ]),
    );
    const [visitor, ofOther, own] = answers.map(({ data }) => data as { items: { favourite: boolean }[] });
    expect(ofOther).toBe(visitor);
    expect(own).not.toBe(visitor);
    expect(own!.items.filter(({ favourite }) => favourite)).toHaveLength(1);
    expect(visitor!.items.filter(({ favourite }) => favourite)).toEqual([]);
  });

  it('[APP-1] compute a shared answer once a second', async () => {
    const read = () =>
      onPage(async ({ call, shared }) => ({ data: (await call(calls.platformCount, {}, {})).data, shared }));
    const first = await read();
    const second = await read();
    expect(second.data).toBe(first.data);
    expect(second.shared.snapshot).toBe(first.shared.snapshot);
    gateway.clock.advance(1_000);
    const third = await read();
    expect(third.data).not.toBe(first.data);
    expect(third.shared.snapshot).not.toBe(first.shared.snapshot);
  });

  it('[SES-1] ignore the token of a member in calls for all', async () => {
    const answer = await onPage(({ shared }) => shared.call(calls.memberInfo, {}, tokenOf(member)));
    expect(answer).toMatchObject({ status_code: errorCodes.sessionExpired, data: {} });
  });

  it('[MNT-1] are rejected during maintenance, with answers that were shared before too', async () => {
    const read = () => onPage(({ call }) => call(calls.platformCount, {}, tokenOf(member)));
    expect((await read()).status_code).toBe(errorCodes.success);
    await gateway.services.siteState.set('maintenance', true);
    expect((await read()).status_code).toBe(errorCodes.siteMaintenance);
    await gateway.services.siteState.set('maintenance', false);
  });

  it('reject a body that the contract does not allow, and change no object of the page', async () => {
    const body = Object.freeze({ limit: 3, unknown: true });
    const answer = await onPage(({ call }) => call(calls.latestWins, body, {}));
    expect(answer.status_code).toBe(errorCodes.success);
    const wrong = onPage(({ call }) =>
      call(calls.latestWins, { limit: 'three' }, {}).catch((error: Error) => error),
    );
    expect(await wrong).toBeInstanceOf(Error);
  });

  it('are affected by the faults of the sandbox', async () => {
    const read = () =>
      onPage(({ call }) => call(calls.platformCount, {}, {}).catch((error: Error) => error.message));
    await gateway.sandbox('fault', {
      path: calls.platformCount.path,
      kind: 'refuse',
      code: errorCodes.generalError,
      times: 1,
    });
    expect(await read()).toMatchObject({ status_code: errorCodes.generalError });
    await gateway.sandbox('fault', { path: calls.platformCount.path, kind: 'malformed', times: 1 });
    expect(await read()).toContain('malformed');
    expect(await read()).toMatchObject({ status_code: errorCodes.success });
  });
});
