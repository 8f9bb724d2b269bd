import { errorCodes, storageKeys } from '@pavilion/contract';
import { coreWire, wire } from '@pavilion/contract/wire';
import {
  buildDepositOrder,
  buildGame,
  buildGamePage,
  buildMember,
  buildPreInfo,
  buildSessionGrant,
  buildWalletOverview,
  createTestClient,
  type Handlers,
  refuse,
} from '../testing';
import { api, createApi, createStore } from './index';

const setup = (handlers: Handlers = {}) => {
  const { client, gateway, ports } = createTestClient({
    handlers: {
      preInfo: () => buildPreInfo(),
      login: () => buildSessionGrant(),
      logout: () => ({}),
      memberInfo: () => buildMember(),
      walletOverview: () => buildWalletOverview(),
      gameList: () => buildGamePage(),
      ...handlers,
    },
  });
  const store = createStore(client);
  const requestCount = (name: string) => gateway.requests.filter((request) => request.name === name).length;
  return { client, gateway, ports, store, requestCount, settle: ports.clock.settle };
};
const credentials = { account: 'demo2026', password: 'x' };

describe('store and endpoints', () => {
  it('[REQ-5] has an endpoint for every call of the bundle `core`', () => {
    expect(Object.keys(api.endpoints).sort()).toEqual(Object.keys(coreWire).sort());
  });

  it('[REQ-5] sends each call with the method and path of the contract', async () => {
    const { store, gateway } = setup();
    await store.dispatch(api.endpoints.preInfo.initiate());
    expect(gateway.requests[0]).toMatchObject({ url: wire.preInfo.path, body: { platformType: 6 } });
  });

  it('[ERR-2] turns a business error inside HTTP 200 into a serializable error', async () => {
    const { store } = setup({ memberInfo: () => refuse(errorCodes.generalError, '系统繁忙') });
    const { error } = await store.dispatch(api.endpoints.memberInfo.initiate());
    expect(error).toEqual({ kind: 'business', code: 10001, status: 200, message: '系统繁忙', data: null });
    const state = store.getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('[REQ-10] sends the idempotency key of a mutation', async () => {
    const { store, gateway } = setup({ depositCreate: () => buildDepositOrder() });
    const body = { channel: 'bank-1', amount: '100' };
    await store.dispatch(api.endpoints.depositCreate.initiate({ body, idempotencyKey: 'key-12345' }));
    expect(gateway.requests[0]).toMatchObject({ body, headers: { 'x-api-idempotency-key': 'key-12345' } });
  });

  it('[SES-1] caches answers separately for stores that share the api', async () => {
    const one = setup({ memberInfo: () => buildMember({ account: 'one' }) });
    const two = setup({ memberInfo: () => buildMember({ account: 'two' }) });
    await one.store.dispatch(api.endpoints.memberInfo.initiate());
    expect(api.endpoints.memberInfo.select()(two.store.getState()).data).toBeUndefined();
    await two.store.dispatch(api.endpoints.memberInfo.initiate());
    expect(api.endpoints.memberInfo.select()(one.store.getState()).data?.account).toBe('one');
  });

  it('[REQ-5] uses the state that a server put into the page', async () => {
    const { store, client } = setup();
    await store.dispatch(api.endpoints.preInfo.initiate());
    const handedOver = JSON.parse(JSON.stringify(store.getState()));
    const next = createStore(client, { preloadedState: handedOver });
    expect(api.endpoints.preInfo.select()(next.getState()).data).toEqual(buildPreInfo());
  });

  it('[REQ-5] treats a missing body and an empty one as the same query', async () => {
    const { store, requestCount } = setup();
    await store.dispatch(api.endpoints.memberInfo.initiate());
    await store.dispatch(api.endpoints.memberInfo.initiate({}));
    await store.dispatch(api.endpoints.gameList.initiate());
    await store.dispatch(api.endpoints.gameList.initiate({}));
    expect([requestCount('memberInfo'), requestCount('gameList')]).toEqual([1, 1]);
  });

  it('[REQ-5] binds an api to a given client', () => {
    const { client } = setup();
    expect(Object.keys(createApi(client).endpoints)).toEqual(Object.keys(api.endpoints));
  });
});

describe('lists', () => {
  it('[GAM-2] fetches pages until there is no cursor', async () => {
    const pages: Record<string, ReturnType<typeof buildGamePage>> = {
      first: buildGamePage({ items: [buildGame({ code: 'a' })], nextCursor: 'c1' }),
      c1: buildGamePage({ items: [buildGame({ code: 'b' })], nextCursor: null }),
    };
    const { store, gateway } = setup({ gameList: ({ cursor }) => pages[cursor ?? 'first']! });
    const arg = { category: 'egame' } as const;
    await store.dispatch(api.endpoints.gameList.initiate(arg));
    await store.dispatch(api.endpoints.gameList.initiate(arg, { direction: 'forward' }));
    const { data, hasNextPage } = api.endpoints.gameList.select(arg)(store.getState());
    expect(data?.pages.flatMap(({ items }) => items.map(({ code }) => code))).toEqual(['a', 'b']);
    expect(hasNextPage).toBe(false);
    expect(gateway.requests.map(({ body }) => body)).toEqual([arg, { ...arg, cursor: 'c1' }]);
  });
});

describe('invalidation', () => {
  it('[REQ-10] refetches balance and records once when an order becomes paid', async () => {
    let state: 'pending' | 'paid' = 'pending';
    const { store, requestCount, settle } = setup({ depositOrder: () => buildDepositOrder({ state }) });
    store.dispatch(api.endpoints.walletOverview.initiate({}));
    const order = store.dispatch(api.endpoints.depositOrder.initiate({ id: 'order-1' }));
    await settle();
    order.refetch();
    await settle();
    expect(requestCount('walletOverview')).toBe(1);
    state = 'paid';
    order.refetch();
    await settle();
    expect(requestCount('walletOverview')).toBe(2);
    order.refetch();
    await settle();
    expect(requestCount('walletOverview')).toBe(2);
  });

  it('[REQ-10] refetches a balance that was in flight when the order became paid', async () => {
    let state: 'pending' | 'paid' = 'pending';
    let balance = '0.00';
    const { store, gateway, ports, settle } = setup({
      depositOrder: () => buildDepositOrder({ state }),
      walletOverview: () => buildWalletOverview({ balance }),
    });
    const order = store.dispatch(api.endpoints.depositOrder.initiate({ id: 'order-1' }));
    await settle();
    let answerOld = () => {};
    gateway.answer({
      walletOverview: () =>
        new Promise((resolve) => {
          answerOld = () => resolve(buildWalletOverview({ balance: '0.00' }));
        }),
    });
    store.dispatch(api.endpoints.walletOverview.initiate({}));
    await settle();
    state = 'paid';
    balance = '100.00';
    gateway.answer({ walletOverview: () => buildWalletOverview({ balance }) });
    order.refetch();
    await settle();
    answerOld();
    await ports.clock.settle();
    expect(api.endpoints.walletOverview.select({})(store.getState()).data?.balance).toBe('100.00');
  });

  it('[REQ-10] invalidates nothing when a mutation fails', async () => {
    const { store, requestCount, settle } = setup({
      gameFavourite: () => refuse(errorCodes.generalError),
    });
    store.dispatch(api.endpoints.gameList.initiate({}));
    await settle();
    await store.dispatch(api.endpoints.gameFavourite.initiate({ gameCode: 'a', favourite: true }));
    await settle();
    expect(requestCount('gameList')).toBe(1);
  });

  it('[GAM-2] refetches lists after a favourite changed', async () => {
    const { store, requestCount, settle } = setup({ gameFavourite: (body) => body });
    store.dispatch(api.endpoints.gameList.initiate({}));
    await settle();
    await store.dispatch(api.endpoints.gameFavourite.initiate({ gameCode: 'a', favourite: true }));
    await settle();
    expect(requestCount('gameList')).toBe(2);
  });
});

describe('login and logout', () => {
  it('[SES-1] starts the session and refetches optional lists in place, but no public ones', async () => {
    const { store, client, requestCount, settle } = setup();
    store.dispatch(api.endpoints.gameList.initiate({}));
    store.dispatch(api.endpoints.preInfo.initiate());
    await settle();
    await store.dispatch(api.endpoints.login.initiate(credentials));
    expect(client.session.token()).toBe('token-1');
    expect(api.endpoints.gameList.select({})(store.getState()).data).toBeDefined();
    await settle();
    expect([requestCount('gameList'), requestCount('preInfo')]).toEqual([2, 1]);
  });

  it("[SES-3] removes the member's cached responses immediately when the session ends for any reason", async () => {
    for (const end of ['logout', 'code', 'other tab'] as const) {
      const { store, client, gateway, ports, settle } = setup();
      client.session.watchTabs();
      client.session.start('token-1');
      await store.dispatch(api.endpoints.memberInfo.initiate());
      await store.dispatch(api.endpoints.gameList.initiate({}));
      await store.dispatch(api.endpoints.preInfo.initiate());
      if (end === 'logout') await store.dispatch(api.endpoints.logout.initiate());
      if (end === 'code') {
        gateway.fault('walletOverview', { kind: 'code', code: errorCodes.sessionExpired });
        await store.dispatch(api.endpoints.walletOverview.initiate({}));
      }
      if (end === 'other tab') {
        ports.cookies.remove(storageKeys.secureToken);
        ports.storage.removeItem(storageKeys.token);
        ports.tab.storageChanged(storageKeys.token);
      }
      await settle();
      const state = store.getState();
      expect(api.endpoints.memberInfo.select()(state).data).toBeUndefined();
      expect(api.endpoints.gameList.select({})(state).data).toBeUndefined();
      expect(api.endpoints.preInfo.select()(state).data).toBeDefined();
      expect(JSON.stringify(state)).not.toContain(buildMember().account);
    }
  });

  it('[SES-3] discards an answer for the previous member that arrives after the session ended', async () => {
    let answer = () => {};
    const { store, client, settle } = setup({
      memberInfo: () =>
        new Promise((resolve) => {
          answer = () => resolve(buildMember({ account: 'the-last-one' }));
        }),
    });
    client.session.start('token-1');
    store.dispatch(api.endpoints.memberInfo.initiate());
    await settle();
    client.session.start('token-2');
    answer();
    await settle();
    expect(JSON.stringify(store.getState())).not.toContain('the-last-one');
  });
});
