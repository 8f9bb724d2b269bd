import { type LiveFrame, liveIds } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { roundTags } from '@pavilion/contract/wire';
import type { LivePush } from '../../live/live';
import {
  buildDepositChannel,
  buildDepositOrder,
  buildMember,
  buildNotice,
  buildPreInfo,
  buildWalletOverview,
  createTestClient,
} from '../../testing';
import { api, createStore } from '../index';
import { moneyApi } from '../money';
import { watchLive } from './index';

const setup = async () => {
  let balance = '10.00';
  let unread = 0;
  const { client, gateway, ports } = createTestClient({
    handlers: {
      memberJwt: () => ({ jwt: 'a.b.c' }),
      memberInfo: () => buildMember({ balance }),
      walletOverview: () => buildWalletOverview({ balance }),
      depositOrders: () => [buildDepositOrder()],
      depositChannels: () => [buildDepositChannel()],
      withdrawalOrders: () => [],
      preInfo: () => buildPreInfo(),
      queryNoticeList: () => [buildNotice()],
      mailUnread: () => ({ ...exampleAnswers.mailUnread, total: unread }),
      popInfo: () => [],
      vipInfo: () => exampleAnswers.vipInfo,
      promotionList: () => ({ items: [], counts: [], nextCursor: null }),
      agentInfo: () => exampleAnswers.agentInfo,
      supportUnread: () => ({ total: 1, ticket: 1, chat: 0, assistedDeposit: 0 }),
    },
  });
  const { clock, socket } = ports;
  client.session.start('token-1');
  const store = createStore(client, { clock });
  const { endpoints } = api;
  store.dispatch(endpoints.memberInfo.initiate());
  store.dispatch(endpoints.walletOverview.initiate({}));
  store.dispatch(endpoints.depositOrders.initiate({}));
  store.dispatch(endpoints.depositChannels.initiate({}));
  store.dispatch(moneyApi.endpoints.withdrawalOrders.initiate({}));
  store.dispatch(endpoints.queryNoticeList.initiate({ category: 'marquee' }));
  store.dispatch(endpoints.mailUnread.initiate({}));
  store.dispatch(endpoints.supportUnread.initiate({}));
  store.dispatch(endpoints.popInfo.initiate({}));
  store.dispatch(moneyApi.endpoints.promotionList.initiate({}));
  store.dispatch(moneyApi.endpoints.vipInfo.initiate({}));
  store.dispatch(moneyApi.endpoints.agentInfo.initiate({}));
  await clock.settle();
  const stop = watchLive(client, store);
  await import('../../live/connection');
  await clock.settle();
  const arrive = async (member: number, site = 0) => {
    socket.latest().open();
    await clock.settle();
    socket.latest().deliver({ id: liveIds.snapshot, msgData: { data: { seq: { member, site }, balance } } });
    await clock.settle();
  };
  await arrive(0);
  const requestCounts = () =>
    ['memberInfo', 'walletOverview', 'depositOrders', 'queryNoticeList'].map(
      (name) => gateway.requests.filter((request) => request.name === name).length,
    );
  const countOf = (name: string) => gateway.requests.filter((request) => request.name === name).length;
  const withdrawalRequests = () => countOf('withdrawalOrders');
  const deliver = async (frame: LiveFrame) => {
    socket.latest().deliver(frame);
    await clock.settle();
  };
  const unreadShown = () => endpoints.mailUnread.select({})(store.getState()).data?.total;
  const shown = () => endpoints.memberInfo.select()(store.getState()).data?.balance;
  return {
    clock,
    socket,
    stop,
    arrive,
    requestCounts,
    withdrawalRequests,
    countOf,
    deliver,
    shown,
    unread: unreadShown,
    receiveMail: (total: number) => {
      unread = total;
    },
    earn: (amount: string) => {
      balance = amount;
    },
  };
};

/** A push of each kind that invalidates tags itself. A kind without a row does not compile. */
const pushes: { readonly [Kind in Exclude<LivePush['kind'], 'balance'>]: Extract<LivePush, { kind: Kind }> } =
  {
    snapshot: { kind: 'snapshot', balance: null, missedFrames: true },
    deposit: { kind: 'deposit', id: 'order-1', state: 'paid' },
    withdrawal: { kind: 'withdrawal', id: 'withdrawal-1', state: 'paid' },
    notice: { kind: 'notice', notice: buildNotice() },
    mail: { kind: 'mail', isOwn: true },
    support: { kind: 'support', thread: 'thread-1' },
    depositChannels: { kind: 'depositChannels' },
  };

type Tab = Awaited<ReturnType<typeof setup>>;

describe('watchLive', () => {
  it('[LIV-2] fetches nothing again when the socket opens', async () => {
    expect((await setup()).requestCounts()).toEqual([1, 1, 1, 1]);
  });

  it('[LIV-2] refetches the balance after a push', async () => {
    const { deliver, shown, requestCounts, earn } = await setup();
    earn('110.00');
    await deliver({ id: liveIds.balance, topic: 'member', seq: 1, msgData: { data: { balance: '110.00' } } });
    expect(shown()).toBe('110.00');
    expect(requestCounts()).toEqual([2, 2, 1, 1]);
  });

  it('[LIV-2] refetches orders for a deposit and content for an announcement', async () => {
    const { deliver, requestCounts } = await setup();
    await deliver({
      id: liveIds.deposit,
      topic: 'member',
      seq: 1,
      msgData: { data: { id: 'order-1', state: 'paid' } },
    });
    expect(requestCounts()).toEqual([1, 1, 2, 1]);
    await deliver({ id: liveIds.notice, topic: 'site', seq: 1, msgData: { data: buildNotice() } });
    expect(requestCounts()).toEqual([1, 1, 2, 2]);
  });

  it('[LIV-2] refetches only withdrawals when one of them changes', async () => {
    const { deliver, requestCounts, withdrawalRequests } = await setup();
    await deliver({
      id: liveIds.withdrawal,
      topic: 'member',
      seq: 1,
      msgData: { data: { id: 'withdrawal-1', state: 'paid' } },
    });
    expect(requestCounts()).toEqual([1, 1, 1, 1]);
    expect(withdrawalRequests()).toBe(2);
  });

  it.each(['member', 'site'] as const)(
    '[LIV-2] [MAI-1] refetches unread mail after a frame to the %s',
    async (topic) => {
      const { deliver, requestCounts, countOf } = await setup();
      await deliver({ id: liveIds.mail, topic, seq: 1, msgData: { data: {} } });
      expect(requestCounts()).toEqual([1, 1, 1, 1]);
      expect(countOf('mailUnread')).toBe(2);
    },
  );

  it('[LIV-2] [ACT-1] [AGT-1] refetches grants and the state of an agent with the mail that reports them', async () => {
    const { deliver, countOf } = await setup();
    const counts = () => (['popInfo', 'vipInfo', 'promotionList', 'agentInfo'] as const).map(countOf);
    expect(counts()).toEqual([1, 1, 1, 1]);
    await deliver({ id: liveIds.mail, topic: 'member', seq: 1, msgData: { data: {} } });
    expect(counts()).toEqual([2, 2, 2, 2]);
    // A mail to all members reports none: every open page would ask at once.
    await deliver({ id: liveIds.mail, topic: 'site', seq: 1, msgData: { data: {} } });
    expect(counts()).toEqual([2, 2, 2, 2]);
  });

  it('[LIV-2] [SUP-1] refetches the threads with support when one of them changes', async () => {
    const { deliver, requestCounts, countOf } = await setup();
    await deliver({
      id: liveIds.support,
      topic: 'member',
      seq: 1,
      msgData: { data: { thread: 'thread-1' } },
    });
    expect(requestCounts()).toEqual([1, 1, 1, 1]);
    expect(countOf('supportUnread')).toBe(2);
  });

  it('[LIV-2] [REQ-10] refetches only the deposit channels when an operator opens or closes one', async () => {
    const { deliver, requestCounts, countOf } = await setup();
    await deliver({ id: liveIds.depositChannels, topic: 'site', seq: 1, msgData: { data: {} } });
    expect(requestCounts()).toEqual([1, 1, 1, 1]);
    expect(countOf('depositChannels')).toBe(2);
  });

  it.each(Object.entries(pushes))('[LIV-2] each tag that the push %s invalidates has a query', (_, push) => {
    const provided = new Set(
      Object.values<CallDefinition>(calls).flatMap(({ endpoint }) =>
        endpoint.kind === 'mutation' ? [] : endpoint.providesTags,
      ),
    );
    let listener: (each: LivePush) => void = () => {};
    const on = (each: typeof listener) => {
      listener = each;
      return () => {};
    };
    const invalidated: string[] = [...roundTags];
    const dispatch = (action: { type: string }) => {
      const { payload } = action as ReturnType<typeof api.util.invalidateTags>;
      return invalidated.push(...(payload as string[]));
    };
    watchLive({ live: { on, open() {}, close() {} } as never }, { dispatch });
    listener(push);
    expect(invalidated.length).toBeGreaterThan(roundTags.length);
    expect(invalidated.filter((tag) => !provided.has(tag as never))).toEqual([]);
  });

  it('[LIV-3] refetches everything once after a reconnect', async () => {
    const { socket, clock, arrive, requestCounts, earn, shown } = await setup();
    earn('12.00');
    socket.latest().close();
    await clock.advance(250);
    await arrive(7);
    expect(requestCounts()).toEqual([2, 2, 2, 2]);
    expect(shown()).toBe('12.00');
  });

  it('[MAI-1] [LIV-3] shows one unread count in eight tabs, also in one whose line was lost meanwhile', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, setup));
    const count = () => tabs.map((tab) => tab.unread());
    const mail = (seq: number): LiveFrame => ({
      ...{ id: liveIds.mail, topic: 'member', seq, msgData: { data: {} } },
    });
    const [lost, gapped, ...others] = tabs as [Tab, Tab, ...Tab[]];
    // A mail arrives while the line of one tab is cut, and while a frame to another is lost.
    lost.socket.latest().close();
    for (const tab of tabs) tab.receiveMail(3);
    for (const tab of others) await tab.deliver(mail(1));
    expect(count()).toEqual([0, 0, 3, 3, 3, 3, 3, 3]);
    await lost.clock.advance(250);
    await lost.arrive(1);
    for (const tab of tabs) tab.receiveMail(4);
    for (const tab of [lost, ...others]) await tab.deliver(mail(2));
    await gapped.deliver(mail(2));
    await gapped.arrive(2);
    expect(count()).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
    // Read in one tab: the gateway notifies the others.
    for (const tab of tabs) tab.receiveMail(0);
    for (const tab of tabs) await tab.deliver(mail(3));
    expect(count()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    for (const { stop } of tabs) stop();
  });

  it('[LIV-1] closes the socket when it is stopped', async () => {
    const { stop, socket, clock } = await setup();
    stop();
    expect(socket.latest().isClosedByClient()).toBe(true);
    await clock.advance(60_000);
    expect(socket.opened).toHaveLength(1);
  });
});
