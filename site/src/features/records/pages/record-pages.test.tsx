import { errorCodes } from '@pavilion/contract';
import {
  buildBetPage,
  buildBetRecord,
  buildTransaction,
  buildTransactionPage,
  createFakeClock,
  refuse,
} from '@pavilion/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../routes/paths';
import { keepSavedFiles } from '../../../testing/keep-saved-files';
import { amountInputs } from '../components/amount-filter';
import { betDetail } from '../components/deferred-bet-detail';
import { last30Days, openRecords, today } from './records-test-kit';

// The first load of lazy components compiles their modules, which takes longer than any wait.
beforeAll(() => Promise.all([betDetail.preload(), amountInputs.preload()]), 60_000);

describe('record pages', () => {
  beforeAll(() => void today());
  afterAll(() => jest.useRealTimers());

  const open = openRecords;
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .filter(
        (row) => within(row).queryAllByRole('cell').length > 0 && !within(row).queryByRole('rowheader'),
      );
  const totals = () =>
    within(screen.getByRole('region', { name: /合计|Totals/ }))
      .getAllByRole('definition')
      .map((each) => each.textContent);

  it('[MNY-2] shows the gateway’s totals of the whole selection, not of the loaded rows', async () => {
    open('bets', {
      betRecords: () => ({
        items: [buildBetRecord()],
        nextCursor: 'more',
        totals: { count: 412, stake: '1234567.00', payout: '1000000.50', net: '-234566.50' },
      }),
    });
    await screen.findByText('共 412 条，已显示 1 条');
    expect(totals()).toEqual(['¥1,234,567.00', '¥1,000,000.50', '−¥234,566.50']);
    // The stakes include open bets, the result does not.
    expect(screen.getByText('投注额（含未结算）')).toBeVisible();
    expect(screen.getByText('已结算输赢')).toBeVisible();
  });

  it('[MNY-2] shows every transaction with its sign', async () => {
    open('transactions', {
      transactionRecords: () => ({
        items: [
          buildTransaction({ id: '2', amount: '-1000.00', balanceAfter: '280.50', kind: 'stake' }),
          buildTransaction({ id: '1', amount: '2000.00', balanceAfter: '1280.50' }),
        ],
        nextCursor: null,
        totals: {
          count: 2,
          in: '2000.00',
          out: '1000.00',
          net: '1000.00',
          kinds: [
            { kind: 'deposit', in: '2000.00', out: '0.00' },
            { kind: 'stake', in: '0.00', out: '1000.00' },
          ],
        },
      }),
    });
    await screen.findByText('−1,000.00');
    expect(rows()[1]).toHaveTextContent('+¥2,000.00');
    expect(totals()).toEqual(['¥2,000.00', '¥1,000.00', '+¥1,000.00', '2']);
    expect(screen.getByRole('button', { name: /^存款.*2,000\.00/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^投注.*1,000\.00/ })).toBeVisible();
  });

  it('[RTE-4] filters transactions by a kind that the sums consist of, and back', async () => {
    const { bodies } = open('transactions', { transactionRecords: () => buildTransactionPage() });
    const kind = () => screen.findByRole('button', { name: /^存款.*100\.00/ });
    expect(await kind()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await kind());
    expect(await kind()).toHaveAttribute('aria-pressed', 'true');
    expect(bodies().at(-1)).toEqual({ ...last30Days, kind: 'deposit' });
    await userEvent.click(await kind());
    expect(await kind()).toHaveAttribute('aria-pressed', 'false');
    expect(location.search).not.toContain('kind');
  });

  it('[MNY-2] shows the result of each day, and the bets of a day that is pressed', async () => {
    const daily = Array.from({ length: 30 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 0, 31 + index)).toISOString().slice(0, 10);
      return { day, count: index > 26 ? index : 0, stake: '9.00', net: '0.00' };
    });
    daily[29]!.net = '12.50';
    daily[28]!.net = '-4.00';
    const { bodies } = open(
      'bets',
      { betRecords: () => buildBetPage(), betDays: () => ({ daily }) },
      { search: '?state=settled' },
    );
    await screen.findByText('盈利 1 天，亏损 1 天');
    const days = () => within(screen.getByRole('group', { name: '按日期查看投注' })).getAllByRole('button');
    const pressed = () => days().filter((day) => day.getAttribute('aria-pressed') === 'true');
    expect(days()).toHaveLength(30);
    expect(pressed()).toEqual([]);
    const day = screen.getByRole('button', { name: '2 月 28 日，28 注，输赢 −¥4.00' });
    await userEvent.click(day);
    expect(bodies().at(-1)).toEqual({ from: '2026-02-28', to: '2026-02-28', state: 'settled' });
    expect(pressed()).toEqual([day]);
    expect(screen.getByRole('region', { name: '近 30 天每日输赢' })).toHaveTextContent(
      '2 月 28 日28 注−¥4.00',
    );
    await userEvent.click(day);
    expect(bodies().at(-1)).toEqual({ ...last30Days, state: 'settled' });
    expect(pressed()).toEqual([]);
  });

  it('[MNY-2] says that there are no bets in the days, and offers to load them again after a failure', async () => {
    const daily = Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 31 + index)).toISOString().slice(0, 10),
      count: 0,
      stake: '0.00',
      net: '0.00',
    }));
    const { gateway } = open('bets', {
      betRecords: () => buildBetPage(),
      betDays: () => refuse(errorCodes.generalError),
    });
    const chart = within(await screen.findByRole('region', { name: '近 30 天每日输赢' }));
    expect(await chart.findByText('暂时无法显示每日输赢')).toBeInTheDocument();
    gateway.answer({ betDays: () => ({ daily }) });
    await userEvent.click(chart.getByRole('button', { name: /重试/ }));
    expect(await screen.findByText('近 30 天没有投注')).toBeInTheDocument();
    // No empty chart pushes the list below the fold.
    expect(screen.queryByRole('group', { name: '按日期查看投注' })).toBeNull();
  });

  it('offers one retry for the days and the bets when both have failed', async () => {
    const { gateway } = open('bets', {
      betRecords: () => refuse(errorCodes.generalError),
      betDays: () => refuse(errorCodes.generalError),
    });
    expect(await screen.findByText('暂时无法显示每日输赢')).toBeVisible();
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ betRecords: () => buildBetPage(), betDays: () => ({ daily: [] }) });
    await userEvent.click(retry);
    expect(await screen.findByText('荷塘')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('暂时无法显示每日输赢')).not.toBeInTheDocument());
  });

  it('[MNY-2] moves between the days by arrow keys, and selects by Enter', async () => {
    const daily = Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 31 + index)).toISOString().slice(0, 10),
      count: 1,
      stake: '9.00',
      net: '1.00',
    }));
    const { bodies } = open('bets', { betRecords: () => buildBetPage(), betDays: () => ({ daily }) });
    const group = within(await screen.findByRole('group', { name: '按日期查看投注' }));
    const days = group.getAllByRole('button');
    // One stop of Tab, at first today.
    expect(days.filter((day) => day.tabIndex === 0)).toEqual([days[29]]);
    act(() => days[29]!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(days[29]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(days[27]).toHaveFocus();
    expect(bodies()).toEqual([last30Days]);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(days[0]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    expect(bodies().at(-1)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(days.filter((day) => day.tabIndex === 0)).toEqual([days[28]]);
  });

  it('says that the results of days are missing, and shows the bets', async () => {
    open('bets', {
      betRecords: () => buildBetPage(),
      betDays: () => refuse(errorCodes.generalError),
    });
    expect(await screen.findByText('暂时无法显示每日输赢')).toBeVisible();
    expect(await screen.findByText('荷塘')).toBeVisible();
  });

  it('[MNY-2] shows the net amount of a day once all of its rows are loaded', async () => {
    const at = (id: string, day: string, amount: string) =>
      buildTransaction({ id, amount, at: `2026-02-${day}T17:00:00Z` });
    open('transactions', {
      transactionRecords: ({ cursor }) => ({
        items: cursor
          ? [at('1', '26', '-0.30')]
          : [at('4', '28', '-10.00'), at('3', '28', '2.50'), at('2', '26', '0.10')],
        nextCursor: cursor ? null : 'more',
        totals: { count: 4, in: '2.60', out: '10.30', net: '-7.70', kinds: [] },
      }),
    });
    await screen.findByText('共 4 条，已显示 3 条');
    const days = () =>
      screen.getAllByRole('rowheader').map(({ parentElement }) => parentElement!.textContent);
    expect(days()).toEqual(['3 月 1 日今天当日净变动−¥7.50', '2 月 27 日']);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await screen.findByText('共 4 条，已显示 4 条');
    expect(days()).toEqual(['3 月 1 日今天当日净变动−¥7.50', '2 月 27 日当日净变动−¥0.20']);
  });

  it('[RTE-4] requests the selection of the query, by default the last 30 days', async () => {
    const whole = open('bets', { betRecords: () => buildBetPage() });
    await screen.findByText('荷塘');
    expect(whole.bodies()).toEqual([last30Days]);
  });

  it('[RTE-4] keeps each choice in the query, and the back button undoes it', async () => {
    const { bodies } = open('transactions', { transactionRecords: () => buildTransactionPage() });
    await screen.findByText('存款', { selector: 'span' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '类型' }), '派彩');
    await waitFor(() => expect(location.search).toBe('?from=2026-01-31&to=2026-03-01&kind=payout'));
    await userEvent.click(screen.getByRole('button', { name: '今天' }));
    await waitFor(() => expect(location.search).toBe('?from=2026-03-01&to=2026-03-01&kind=payout'));
    history.back();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '近 30 天' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(screen.getByRole('button', { name: '重置筛选' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(bodies()).toContainEqual({ ...last30Days, kind: 'payout' });
    expect(bodies()).toContainEqual({ from: '2026-03-01', to: '2026-03-01', kind: 'payout' });
  });

  describe('the filter of amounts', () => {
    const input = (name: string) => screen.findByRole('textbox', { name });
    const openTransactions = async (search = '') => {
      const page = open('transactions', { transactionRecords: () => buildTransactionPage() }, { search });
      await screen.findByText('共 1 条，已显示 1 条');
      return page;
    };

    it('[RTE-4] requests once both amounts are typed and the focus leaves them', async () => {
      const { bodies } = await openTransactions();
      await userEvent.type(await input('最低金额'), '100');
      await userEvent.tab();
      await userEvent.type(await input('最高金额'), '500');
      expect(bodies()).toEqual([last30Days]);
      await userEvent.click(document.body);
      await waitFor(() =>
        expect(bodies().slice(1)).toEqual([{ ...last30Days, amount: { min: '100', max: '500' } }]),
      );
    });

    it('[RTE-4] says that the highest amount is below the lowest, and requests nothing', async () => {
      const { bodies } = await openTransactions();
      await userEvent.type(await input('最低金额'), '100');
      await userEvent.type(await input('最高金额'), '50{Enter}');
      expect(screen.getByText('不能低于最低金额')).toBeVisible();
      expect(await input('最高金额')).toBeInvalid();
      expect(await input('最高金额')).toHaveAccessibleDescription('不能低于最低金额');
      expect(bodies()).toEqual([last30Days]);
      await userEvent.type(await input('最高金额'), '0{Enter}');
      expect(screen.queryByText('不能低于最低金额')).toBeNull();
      await waitFor(() =>
        expect(bodies().at(-1)).toEqual({ ...last30Days, amount: { min: '100', max: '500' } }),
      );
    });

    it('[RTE-4] is emptied by its inputs or a reset, and keeps the other filters', async () => {
      const { bodies } = await openTransactions('?kind=stake&amount=100-500');
      await userEvent.clear(await input('最低金额'));
      await userEvent.type(await input('最高金额'), '{Enter}');
      await waitFor(() =>
        expect(bodies().at(-1)).toEqual({ ...last30Days, kind: 'stake', amount: { max: '500' } }),
      );
      await userEvent.clear(await input('最高金额'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(bodies().at(-1)).toEqual({ ...last30Days, kind: 'stake' }));
      await userEvent.type(await input('最低金额'), '7{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: '重置筛选' }));
      await waitFor(() => expect(location.search).toBe(''));
      expect(await input('最低金额')).toHaveValue('');
    });
  });

  it('loads page after page until the end, also after a failed request', async () => {
    const { gateway } = open('bets', {
      betRecords: ({ cursor }) => ({
        items: [buildBetRecord({ id: cursor ?? 'first' })],
        nextCursor: cursor ? null : 'second',
        totals: { count: 2, stake: '20.00', payout: '50.00', net: '30.00' },
      }),
    });
    await screen.findByText('共 2 条，已显示 1 条');
    gateway.fault('betRecords', { kind: 'drop' }, 10);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    const again = await screen.findByRole('button', { name: /重试/ });
    expect(rows()).toHaveLength(1);
    gateway.clearFaults();
    await userEvent.click(again);
    await screen.findByText('共 2 条，已显示 2 条');
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
  });

  it('shows a loading error and retries when nothing is loaded', async () => {
    const { gateway } = open('transactions', {
      transactionRecords: () => refuse(errorCodes.generalError, '服务端的话'),
    });
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeVisible();
    expect(totals()).toEqual(['—', '—', '—', '—']);
    expect(screen.getByRole('button', { name: '导出 CSV' })).toBeDisabled();
    gateway.answer({ transactionRecords: () => buildTransactionPage() });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('共 1 条，已显示 1 条');
  });

  it('offers a wider selection when it is empty, then a link to the games', async () => {
    const none = {
      items: [],
      nextCursor: null,
      totals: { count: 0, stake: '0.00', payout: '0.00', net: '0.00' },
    };
    open('bets', { betRecords: () => none }, { search: '?state=void' });
    await userEvent.click(await screen.findByRole('button', { name: '查看近 30 天的全部记录' }));
    expect(await screen.findByRole('link', { name: '去玩一局' })).toHaveAttribute('href', paths.game.egame);
    expect(location.search).toBe('');
  });

  it('[GAM-2] shows the reels, the wins and the number of a bet', async () => {
    const detail = {
      kind: 'slots',
      stops: [0, 0, 0],
      grid: [['dragon'], ['dragon'], ['wild']],
      wins: [{ line: 4, picture: 'dragon', count: 3, amount: '25.00' }],
    };
    open('bets', { betRecords: () => buildBetPage({ items: [buildBetRecord({ detail })] }) });
    await userEvent.click(await screen.findByRole('button', { name: '展开详情' }));
    const reel = await screen.findByRole('list', { name: '第 1 轴' });
    expect(within(reel).getByRole('img', { name: '金龙' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: '第 3 轴' })).getByRole('img', { name: '百搭' }),
    ).toBeInTheDocument();
    expect(screen.getByText('第 4 线').closest('li')).toHaveTextContent('金龙 × 3+¥25.00');
    expect(screen.getByRole('button', { name: '复制注单号' })).toBeInTheDocument();
    expect(screen.getAllByText('2026/01/01 08:00').length).toBeGreaterThan(0);
  });

  it('[GAM-2] shows stake, payout and result when the kind of a round has no view', async () => {
    const bet = buildBetRecord({ detail: { kind: 'toString' } });
    open('bets', { betRecords: () => buildBetPage({ items: [bet] }) });
    await userEvent.click(await screen.findByRole('button', { name: '展开详情' }));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining(['投注额', '派彩', '输赢']));
    expect(terms).toContain('结算时间');
  });

  it('[GAM-2] shows no payout and no result of an open bet', async () => {
    const bet = buildBetRecord({ state: 'open', payout: '0.00', net: '-10.00', settledAt: null });
    open('bets', { betRecords: () => buildBetPage({ items: [{ ...bet, detail: { kind: 'blackjack' } }] }) });
    const row = (await screen.findByText('荷塘')).closest<HTMLElement>('[role=row], tr')!;
    expect(row).toHaveTextContent('¥10.00––');
    await userEvent.click(screen.getByRole('button', { name: '展开详情' }));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    // The totals of the selection have the only payout.
    expect(terms.filter((term) => term === '投注额')).toHaveLength(1);
    expect(terms.filter((term) => term === '派彩')).toHaveLength(1);
  });

  describe('export', () => {
    let saved: ReturnType<typeof keepSavedFiles>;
    beforeEach(() => {
      saved = keepSavedFiles();
    });
    afterEach(() => jest.restoreAllMocks());

    it('saves all pages of the selection under its days', async () => {
      const { bodies } = open(
        'transactions',
        {
          transactionRecords: ({ cursor }) => ({
            items: [
              buildTransaction({
                id: cursor ?? '9',
                amount: '-5.00',
                reference: '=1+1',
                title: { 'zh-CN': '"金龙", 献瑞', en: 'Dragon' },
                kind: 'stake',
              }),
            ],
            nextCursor: cursor ? null : '8',
            totals: { count: 2, in: '0.00', out: '10.00', net: '-10.00', kinds: [] },
          }),
        },
        { search: '?from=2026-02-01&to=2026-02-28&kind=stake&amount=5-' },
      );
      await screen.findByText('共 2 条，已显示 1 条');
      await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
      await screen.findByText('已导出 2 条记录');
      expect(saved.map(({ name }) => name)).toEqual(['交易记录_2026-02-01_2026-02-28.csv']);
      const line = (id: string) => `${id},2026-01-01 08:00:00,投注,"""金龙"", 献瑞",-5.00,1380.50,'=1+1`;
      expect((await saved[0]!.text).split('\r\n')).toEqual([
        '\uFEFF流水号,时间（北京时间）,类型,说明,金额,变动后余额,关联单号',
        line('9'),
        line('8'),
        '',
      ]);
      const amount = { min: '5' };
      const selection = { from: '2026-02-01', to: '2026-02-28', kind: 'stake', amount, limit: 100 };
      expect(bodies().slice(1)).toEqual([selection, { ...selection, cursor: '8' }]);
    });

    it('[REQ-3] waits 100,000 ms for each of its pages', async () => {
      const clock = createFakeClock();
      const { gateway } = open('bets', { betRecords: () => buildBetPage() }, { clock });
      await screen.findByText('共 1 条，已显示 1 条');
      gateway.fault('betRecords', { kind: 'black-hole' });
      const button = screen.getByRole('button', { name: '导出 CSV' });
      await userEvent.click(button);
      await act(() => clock.advance(99_999));
      expect(button).toHaveAttribute('aria-busy', 'true');
      await act(() => clock.advance(1));
      expect(await screen.findByText('导出未完成，请检查网络后重试')).toBeVisible();
      expect(button).not.toHaveAttribute('aria-busy', 'true');
    });

    it('shows an error when it fails, and can be retried', async () => {
      const { gateway } = open('bets', { betRecords: () => buildBetPage() });
      await screen.findByText('共 1 条，已显示 1 条');
      gateway.answer({ betRecords: () => refuse(errorCodes.generalError) });
      const button = screen.getByRole('button', { name: '导出 CSV' });
      await userEvent.click(button);
      await screen.findByText('导出未完成，请检查网络后重试');
      expect(saved).toEqual([]);
      gateway.answer({ betRecords: () => buildBetPage() });
      await userEvent.click(button);
      await screen.findByText('已导出 1 条记录');
    });

    it('[SPT-8] writes the sport of each leg of a sports bet once', async () => {
      const name = { 'zh-CN': '江河', en: 'River' };
      const event = { competition: name, home: name, away: name, startsAt: '2026-02-01T00:00:00.000Z' };
      const legs = (['football', 'cs2', 'football'] as const).map((sport) => ({
        ...{ event: { ...event, sport }, selection: 'fb.1:ah:ft:-3:h', score: null, result: 'won' as const },
        ...{ askedPrice: 1950, price: 1950 },
      }));
      const detail = {
        kind: 'sport' as const,
        sizes: [3],
        bets: 1,
        unit: '10.00',
        cashedOut: '0.00',
        refusal: null,
      };
      open('bets', {
        betRecords: () =>
          buildBetPage({ items: [buildBetRecord({ category: 'sport', detail: { ...detail, legs } })] }),
      });
      await screen.findByText('共 1 条，已显示 1 条');
      await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
      await screen.findByText('已导出 1 条记录');
      const [head, row] = (await saved[0]!.text).split('\r\n').map((line) => line.split(','));
      expect(row?.[head?.indexOf('比赛项目') ?? -1]).toBe('足球 / CS2');
    });

    it('[APP-9] writes the file in English', async () => {
      open('bets', { betRecords: () => buildBetPage() }, { locale: 'en' });
      await screen.findByText('1 in all, 1 shown');
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
      await screen.findByText('Records exported: 1');
      expect(await saved[0]!.text).toBe(
        '\uFEFFBet no.,Placed (Beijing time),Settled (Beijing time),Game,Game category,Sport,Venue,Stake,Payout,Result,State\r\n' +
          'round-1,2026-01-01 08:00:00,2026-01-01 08:00:01,Lotus Reels,Slots,,lakeside,10.00,25.00,15.00,Settled\r\n',
      );
    });
  });
});
