import { buildDepositOrder, buildMember, buildWalletOverview, createTestClient } from '../../testing';
import { api, createStore } from '../index';
import { watchReturn } from './index';

const setup = async () => {
  const { client, gateway, ports } = createTestClient({
    handlers: {
      memberInfo: () => buildMember(),
      walletOverview: () => buildWalletOverview(),
      depositOrders: () => [buildDepositOrder()],
    },
  });
  client.session.start('token-1');
  const store = createStore(client);
  store.dispatch(api.endpoints.memberInfo.initiate());
  store.dispatch(api.endpoints.walletOverview.initiate({}));
  store.dispatch(api.endpoints.depositOrders.initiate({}));
  await ports.clock.settle();
  const stop = watchReturn(store, ports);
  const requestCounts = async () => {
    await ports.clock.settle();
    return ['memberInfo', 'walletOverview', 'depositOrders'].map(
      (name) => gateway.requests.filter((request) => request.name === name).length,
    );
  };
  return { clock: ports.clock, tab: ports.tab, stop, requestCounts };
};

describe('watchReturn', () => {
  it.each([
    ['the focus comes back', 'focus'],
    ['the page comes into view', 'show'],
    ['the network comes back', 'goOnline'],
  ] as const)('[SES-4] refetches only member and balance when %s', async (_, how) => {
    const { clock, tab, requestCounts } = await setup();
    await clock.advance(10_000);
    tab.blur();
    tab.show(false);
    expect(await requestCounts()).toEqual([1, 1, 1]);
    if (how === 'focus') tab.focus();
    else tab[how](true);
    expect(await requestCounts()).toEqual([2, 2, 1]);
  });

  it('[SES-4] refetches at most once in 10 s', async () => {
    const { clock, tab, requestCounts } = await setup();
    const comeAndGo = () => {
      for (let turn = 0; turn < 20; turn += 1) {
        tab.show(false);
        tab.blur();
        tab.show(true);
        tab.focus();
        tab.goOnline(true);
      }
    };
    await clock.advance(9_999);
    comeAndGo();
    expect(await requestCounts()).toEqual([1, 1, 1]);
    await clock.advance(1);
    comeAndGo();
    expect(await requestCounts()).toEqual([2, 2, 1]);
    await clock.advance(9_999);
    comeAndGo();
    expect(await requestCounts()).toEqual([2, 2, 1]);
    await clock.advance(1);
    comeAndGo();
    expect(await requestCounts()).toEqual([3, 3, 1]);
  });

  it('[SES-4] refetches after the clock was set back, not while offline, and not after it was stopped', async () => {
    const { clock, tab, stop, requestCounts } = await setup();
    clock.setNow(clock.now() - 3_600_000);
    tab.goOnline(false);
    tab.focus();
    expect(await requestCounts()).toEqual([1, 1, 1]);
    tab.goOnline(true);
    expect(await requestCounts()).toEqual([2, 2, 1]);
    await clock.advance(20_000);
    stop();
    tab.focus();
    tab.show(true);
    expect(await requestCounts()).toEqual([2, 2, 1]);
  });
});
