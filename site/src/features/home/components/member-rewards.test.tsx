import { type CallResponse, errorCodes } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import {
  buildGame,
  buildGamePage,
  buildGiftRecord,
  buildMember,
  buildProtectionInfo,
  buildVipInfo,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { timeOut } from '../../../testing/time-out';
import { showSection } from '../home-test-kit';
import { MemberRewards } from './member-rewards';

type SignIns = CallResponse<'signInInfo'>;
const signIns = (own: Partial<NonNullable<SignIns['own']>>): SignIns => ({
  month: '2026-06',
  today: '2026-06-10',
  nextDayAt: '2026-06-10T16:00:00.000Z',
  rewards: ['10.00'],
  fullMonthCoins: '100.00',
  makeUpCost: '50.00',
  makeUpsAMonth: 3,
  events: [],
  own: {
    days: [],
    streak: 0,
    hasSignedIn: false,
    nextCoins: '10.00',
    coins: '0.00',
    makeUpsLeft: 3,
    makeUpDays: [],
    ...own,
  },
});

const vipInfoWith = (gifts: CallResponse<'vipInfo'>['gifts']) => () => ({ ...exampleAnswers.vipInfo, gifts });
const show = (handlers: Handlers = {}) =>
  showSection(<MemberRewards />, { isMember: true, handlers: { vipInfo: vipInfoWith([]), ...handlers } });
const waiting = (count: number, amount: string): CallResponse<'giftRecords'> => ({
  items: [buildGiftRecord({ state: 'waiting', amount, claimedAt: null })].slice(0, count),
  nextCursor: null,
  totals: { count, amount, claimed: '0.00' },
});

describe('what waits for a member on Home', () => {
  it('[APP-8] sums the bonuses that can be claimed, and leads to the wallet', async () => {
    show({
      // The first of more pages.
      giftRecords: () => waiting(25, '88.30'),
    });
    const claim = await screen.findByRole('link', { name: '去领取' });
    expect(claim).toHaveAttribute('href', paths.mine.finance.wallet);
    expect(claim.closest('li')).toHaveTextContent('88.30');
    expect(claim.closest('li')).toHaveTextContent('25 笔');
  });

  it('[APP-8] [VIP-2] names the gifts of the VIP level beside the bonuses, and leads to them when nothing waits in the wallet', async () => {
    const gift = (id: string, amount: string, state: 'waiting' | 'claimed') => ({
      id,
      kind: 'month' as const,
      title: { 'zh-CN': '每月礼金', en: 'Monthly gift' },
      amount,
      turnover: '0.00',
      state,
      expiresAt: null,
      claimedAt: null,
    });
    const vipInfo = vipInfoWith([
      gift('a', '8.00', 'waiting'),
      gift('b', '18.00', 'waiting'),
      gift('c', '5.00', 'claimed'),
    ]);
    const { unmount } = show({ giftRecords: () => waiting(1, '88.00'), vipInfo });
    const claim = await screen.findByRole('link', { name: '去领取' });
    await waitFor(() => expect(claim.closest('li')).toHaveTextContent('1 笔，另有 VIP 礼金 2 份'));
    expect(claim.closest('li')).toHaveTextContent('88.00');
    expect(claim).toHaveAttribute('href', paths.mine.finance.wallet);
    unmount();
    show({ giftRecords: () => waiting(0, '0.00'), vipInfo });
    const claimGift = await screen.findByRole('link', { name: '去领取' });
    expect(claimGift).toHaveAttribute('href', paths.mine.vip);
    expect(claimGift.closest('li')).toHaveTextContent('26.00');
  });

  it('[APP-8] [MAI-1] leads to unread mail, and shows nothing of it when all is read', async () => {
    const { unmount } = show({ mailUnread: () => ({ ...exampleAnswers.mailUnread, total: 3 }) });
    const link = await screen.findByRole('link', { name: '未读站内信 3 封' });
    expect(link).toHaveAttribute('href', paths.mine.mail);
    unmount();
    show({
      mailUnread: () => ({ ...exampleAnswers.mailUnread, total: 0 }),
      giftRecords: () => waiting(0, '0.00'),
    });
    await screen.findByText('暂无');
    expect(screen.queryByRole('link', { name: /^未读站内信/ })).not.toBeInTheDocument();
  });

  it('[APP-8] leads to the promotions without a bonus', async () => {
    show({ giftRecords: () => waiting(0, '0.00') });
    expect(await screen.findByText('暂无')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看活动' })).toHaveAttribute('href', paths.activity.discounts);
  });

  it('[ACT-3] shows the coins of today, and after the sign-in the streak', async () => {
    const { unmount } = show({ signInInfo: () => signIns({ nextCoins: '30.00' }) });
    expect(await screen.findByText('30 金币')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去签到' })).toHaveAttribute('href', paths.activity.calendar);
    unmount();
    show({ signInInfo: () => signIns({ hasSignedIn: true, streak: 3, nextCoins: '40.00' }) });
    expect(await screen.findByText('已连续 3 天，明日可得 40 金币')).toBeInTheDocument();
  });

  it('[APP-8] keeps the places of bonuses and sign-in when they cannot be loaded, and loads them again', async () => {
    let hasFailed = true;
    const failing =
      <Answer,>(answer: Answer) =>
      () =>
        hasFailed ? refuse(errorCodes.generalError) : answer;
    const { user } = show({
      giftRecords: failing(waiting(1, '88.00')),
      signInInfo: failing(signIns({})),
    });
    const retryBonuses = await screen.findByRole('button', { name: '重试 待领礼金' });
    const retrySignIn = await screen.findByRole('button', { name: '重试 今日签到' });
    expect(retryBonuses.closest('li')).toHaveTextContent('–');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    hasFailed = false;
    await user.click(retryBonuses);
    expect(await screen.findByText('88.00')).toBeInTheDocument();
    await user.click(retrySignIn);
    expect(await screen.findByText('10 金币')).toBeInTheDocument();
  });

  describe('of the game to continue', () => {
    type Answer = NonNullable<Handlers['gameList']>;
    const lists = (answers: Readonly<Record<'recent' | 'hot', () => ReturnType<Answer>>>): Handlers => ({
      gameList: ({ shelf }) => answers[shelf === 'recent' ? shelf : 'hot'](),
    });
    const failed = () => refuse(errorCodes.generalError);
    const none = () => buildGamePage({ items: [] });
    const one = (code: string) => () => buildGamePage({ items: [buildGame({ code })] });

    it.each([
      ['both lists fail', failed, failed],
      ['there is no recent one and the hot ones fail', none, failed],
      ['the recent one fails and there is no hot one', failed, none],
    ])('[APP-8] says so when %s, and loads it again', async (_, recent, hot) => {
      let hasFailed = true;
      const { user } = show(
        lists({
          recent: () => (hasFailed ? recent() : none()),
          hot: () => (hasFailed ? hot() : one('koi-gate')()),
        }),
      );
      const retry = await screen.findByRole('button', { name: '重试 热门推荐' });
      expect(retry.closest('li')).toHaveTextContent('–');
      hasFailed = false;
      await user.click(retry);
      // Where only the recent list failed, there still is no game.
      await waitFor(() => expect(retry).not.toBeInTheDocument());
      const links = screen.queryAllByRole('link', { name: /^开始 / });
      expect(links).toHaveLength(hot === none ? 0 : 1);
    });

    it.each([
      ['the recent one', failed, one('koi-gate')],
      ['the hot ones', one('koi-gate'), failed],
    ])('[APP-8] shows the other list when %s cannot be loaded', async (_, recent, hot) => {
      show(lists({ recent, hot }));
      expect(await screen.findByRole('link', { name: /^开始 / })).toBeInTheDocument();
    });

    it('[APP-8] has no place when there is no game at all', async () => {
      show(lists({ recent: none, hot: none }));
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    });
  });

  it('[APP-8] keeps the places of account and game when they cannot be loaded, and loads them again', async () => {
    let hasFailed = true;
    const { user } = show({
      memberInfo: () => (hasFailed ? refuse(errorCodes.generalError) : buildMember()),
      gameList: () => (hasFailed ? refuse(errorCodes.generalError) : exampleAnswers.gameList),
    });
    const retryAccount = await screen.findByRole('button', { name: '重试 我的账户' });
    const retryGame = await screen.findByRole('button', { name: '重试 热门推荐' });
    expect(retryGame.closest('li')).toHaveTextContent('–');
    hasFailed = false;
    await user.click(retryGame);
    expect(await screen.findByRole('link', { name: /^开始 / })).toBeInTheDocument();
    await user.click(retryAccount);
    expect(await screen.findByText(/^VIP \d/)).toBeInTheDocument();
  });

  it('[PRO-2] shows a closed account no VIP step, bonus, sign-in or game, but a link to its protection', async () => {
    const { unmount } = show({
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
      // Answers from before the time-out, which the cache may still have.
      giftRecords: () => waiting(1, '88.00'),
      vipInfo: () => buildVipInfo(),
      signInInfo: () => signIns({}),
    });
    expect(await screen.findByRole('link', { name: '账户暂停娱乐，查看玩家保护' })).toHaveAttribute(
      'href',
      paths.mine.protection,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/升至|礼金|今日签到|继续游戏|热门推荐/)).not.toBeInTheDocument();
    expect(screen.getByText('VIP 2')).toBeInTheDocument();
    unmount();
    show({ giftRecords: () => waiting(0, '0.00'), vipInfo: () => buildVipInfo({ gifts: [] }) });
    expect(await screen.findByText('升至 VIP 3 还需流水 ¥140,000.00')).toBeInTheDocument();
    await screen.findByText('暂无');
    expect(screen.queryByRole('link', { name: '账户暂停娱乐，查看玩家保护' })).not.toBeInTheDocument();
  });

  it('[VIP-1] names turnover and deposits if both are missing for the next level', async () => {
    const sum = (left: string) => ({ done: '10.00', required: '500.00', left });
    const next = { level: 1, turnover: sum('490.00'), deposits: sum('300.00'), regain: null };
    show({ giftRecords: () => waiting(0, '0.00'), vipInfo: () => buildVipInfo({ gifts: [], next }) });
    expect(await screen.findByText('升至 VIP 1 还需流水 ¥490.00、存款 ¥300.00')).toBeInTheDocument();
  });

  it('[PRO-2] offers neither bonus nor game before it is known whether the account is closed', async () => {
    show({
      giftRecords: () => waiting(1, '88.00'),
      signInInfo: () => signIns({}),
      protectionInfo: () => new Promise(() => {}),
    });
    await screen.findByText('10 金币');
    expect(screen.queryByRole('link', { name: /^开始/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '去领取' })).not.toBeInTheDocument();
  });

  it('[APP-8] continues the last game, or proposes a popular one', async () => {
    const named = (name: string) => buildGame({ code: name, name: { 'zh-CN': name, en: name } });
    const lists = (recent: string[]): Handlers => ({
      gameList: ({ shelf }) => buildGamePage({ items: (shelf === 'recent' ? recent : ['热门']).map(named) }),
    });
    const { unmount } = show(lists(['玩过']));
    expect(await screen.findByText('继续游戏')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开始 玩过' })).toBeInTheDocument();
    unmount();
    show(lists([]));
    expect(await screen.findByText('热门推荐')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '开始 热门' })).toBeInTheDocument();
  });
});
