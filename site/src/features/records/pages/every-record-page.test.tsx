import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import {
  buildBetPage,
  buildCoinRecord,
  buildGiftRecord,
  buildTransactionPage,
  buildWelfareRecord,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { paths } from '../../../routes/paths';
import { keepSavedFiles } from '../../../testing/keep-saved-files';
import { betTable } from '../bet-table';
import { amountInputs } from '../components/amount-filter';
import { currencyTable } from '../currency-table';
import { exchangeTable } from '../exchange-table';
import { giftTable } from '../gift-table';
import { transactionTable } from '../transaction-table';
import { welfareTable } from '../welfare-table';
import { last30Days, openRecords, recordPages, today } from './records-test-kit';

const gift = buildGiftRecord({ amount: '8.88' });
const giftPage = (items = [gift], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  totals: { count: items.length, amount: '17.76', claimed: '8.88' },
});
const welfarePage = (items: ReturnType<typeof buildWelfareRecord>[]) => ({
  items,
  nextCursor: null,
  totals: { count: items.length, amount: '6.00' },
});
const coinPage = (items = [buildCoinRecord()], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  totals: { count: items.length, in: '10.00', out: '4.00', net: '6.00' },
});

/** How a test sets a filter, its text in the address, and its value in the request. */
interface FilterCase {
  readonly text: string;
  readonly value: unknown;
  set(): Promise<void>;
  expectShown(): Promise<void>;
}

const option = (label: string, name: string, value: string): FilterCase => {
  const select = () => screen.getByRole('combobox', { name: label });
  return {
    text: value,
    value,
    set: () => userEvent.selectOptions(select(), name),
    expectShown: async () => expect(select()).toHaveDisplayValue(name),
  };
};

const amountInput = (name: string) => screen.findByRole('textbox', { name });
const amounts: FilterCase = {
  text: '100-500.5',
  value: { min: '100', max: '500.5' },
  async set() {
    await userEvent.type(await amountInput('最低金额'), '100');
    await userEvent.type(await amountInput('最高金额'), '500.5{Enter}');
  },
  async expectShown() {
    expect(await amountInput('最低金额')).toHaveValue('100');
    expect(await amountInput('最高金额')).toHaveValue('500.5');
  },
};

/** For each page: a case of each filter, a response with one row, and the link of its empty state. */
const pages = [
  {
    kind: 'bets',
    some: buildBetPage(),
    table: betTable,
    filters: {
      category: option('游戏类别', '电子', 'egame'),
      state: option('状态', '已取消', 'void'),
    },
    way: ['去玩一局', paths.game.egame],
    head: '注单号,投注时间（北京时间）,结算时间（北京时间）',
  },
  {
    kind: 'transactions',
    some: buildTransactionPage(),
    table: transactionTable,
    filters: { kind: option('类型', '取款', 'withdrawal'), amount: amounts },
    way: ['去存款', paths.mine.finance.deposit],
    head: '流水号,时间（北京时间）,类型,说明',
  },
  {
    kind: 'gifts',
    some: giftPage(),
    table: giftTable,
    filters: { state: option('状态', '待领取', 'waiting') },
    way: ['看看优惠活动', paths.activity.discounts],
    head: '礼金编号,发放时间（北京时间）,礼金,金额,领取时间（北京时间）,状态',
  },
  {
    kind: 'welfare',
    some: exampleAnswers.welfareRecords,
    table: welfareTable,
    filters: { kind: option('类型', '金币兑换', 'exchange') },
    way: ['去看返水', paths.mine.rebate],
    head: '福利编号,时间（北京时间）,类型',
  },
  {
    kind: 'exchanges',
    some: coinPage([buildCoinRecord({ kind: 'exchanged', coins: '-4.00', money: '0.04' })]),
    table: exchangeTable,
    filters: {},
    way: ['去商城', paths.mine.mall],
    head: '金币流水号,时间（北京时间）,类型',
  },
  {
    kind: 'currency',
    some: coinPage(),
    table: currencyTable,
    filters: { kind: option('类型', '兑换', 'exchanged') },
    way: ['去签到', paths.activity.calendar],
    head: '金币流水号,时间（北京时间）,类型',
  },
] as const;

it('[RTE-1] every table of records has a page that is tested here', () => {
  const tables = readdirSync(join(__dirname, '..')).filter((file) => file.endsWith('-table.tsx'));
  expect(Object.keys(recordPages)).toHaveLength(tables.length);
  expect(pages.map(({ kind }) => kind).sort()).toEqual(Object.keys(recordPages).sort());
});

describe.each(pages)('the records of $kind', ({ kind, some, table, filters, way, head }) => {
  const { call } = recordPages[kind];
  const nothing = { ...some, items: [], totals: { ...some.totals, count: 0 } };
  beforeAll(() => amountInputs.preload(), 60_000);
  beforeAll(() => void today());
  afterAll(() => jest.useRealTimers());
  afterEach(() => jest.restoreAllMocks());
  const answering = (answer: unknown): Handlers => ({ [call]: () => answer });

  it('[RTE-1] have one cell for each place of a row on phones', () => {
    const places = table.columns.flatMap((column) => (column.cell && column.narrow) ?? []);
    expect(places).toEqual(expect.arrayContaining(['lead', 'value']));
    expect(new Set(places).size).toBe(places.length);
  });

  it('[RTE-4] have every filter tested here', () => {
    expect(Object.keys(filters)).toEqual(Object.keys(table.filters));
  });

  // A table may have no filters, and it.each refuses an empty list.
  for (const [name, filter] of Object.entries<FilterCase>(filters)) {
    it(`[RTE-4] keep the filter ${name} in the query`, async () => {
      const { bodies, view } = openRecords(kind, answering(some));
      await screen.findByText('共 1 条，已显示 1 条');
      expect(bodies()).toEqual([last30Days]);
      await filter.set();
      await waitFor(() =>
        expect(location.search).toBe(`?from=${last30Days.from}&to=${last30Days.to}&${name}=${filter.text}`),
      );
      await waitFor(() => expect(bodies().at(-1)).toEqual({ ...last30Days, [name]: filter.value }));
      view.unmount();
      const search = `?from=2026-02-01&to=2026-02-03&${name}=${filter.text}`;
      const again = openRecords(kind, answering(some), { search });
      await screen.findByText('共 1 条，已显示 1 条');
      expect(again.bodies()).toEqual([{ from: '2026-02-01', to: '2026-02-03', [name]: filter.value }]);
      await filter.expectShown();
    });

    it(`[APP-3] offer a wider selection when it is empty by the filter ${name}, then a link`, async () => {
      const [text, address] = way;
      openRecords(kind, answering(nothing), { search: `?${name}=${filter.text}` });
      expect(await screen.findByText('放宽日期或去掉筛选条件，也许就能找到。')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '查看近 30 天的全部记录' }));
      expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', address);
      expect(screen.getByRole('button', { name: '导出 CSV' })).toBeDisabled();
    });
  }

  it('[APP-3] show a loading error, retry, and end', async () => {
    const { gateway } = openRecords(kind, { [call]: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeVisible();
    gateway.answer(answering(some));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有更多了')).toBeInTheDocument();
  });

  it('export the selection with a readable header', async () => {
    const saved = keepSavedFiles();
    openRecords(kind, answering(some));
    await screen.findByText('共 1 条，已显示 1 条');
    await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
    await screen.findByText('已导出 1 条记录');
    const [first, second, last] = ((await saved[0]?.text) ?? '').split('\r\n');
    expect(first?.replace('\uFEFF', '').startsWith(head)).toBe(true);
    expect(second?.split(',')).toHaveLength(first?.split(',').length as number);
    expect(last).toBe('');
  });

  it('[DLG-11] have no axe violations', async () => {
    const { view } = openRecords(kind, answering(some));
    await screen.findByText('共 1 条，已显示 1 条');
    jest.useRealTimers();
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(view.container, { rules });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    today();
  });
});

describe('the rows of gifts, welfare and coins', () => {
  beforeAll(() => void today());
  afterAll(() => jest.useRealTimers());
  const totals = () =>
    within(screen.getByRole('region', { name: '所选记录合计' }))
      .getAllByRole('definition')
      .map((each) => each.textContent);
  // The first row has the titles, the second the day.
  const row = (which: number) => within(screen.getByRole('table')).getAllByRole('row')[which + 1];

  it('[MNY-2] show a waiting and a claimed gift', async () => {
    const waits = buildGiftRecord({ id: 'gift-2', state: 'waiting', claimedAt: null });
    openRecords('gifts', { giftRecords: () => giftPage([waits, gift]) });
    await screen.findByText('共 2 条，已显示 2 条');
    expect(totals()).toEqual(['2', '¥17.76', '¥8.88']);
    expect(row(1)).toHaveTextContent('未领取待领取');
    expect(row(2)).toHaveTextContent('8.88');
    expect(row(2)).toHaveTextContent('已领取');
  });

  it('[MNY-2] show earned and exchanged coins with their money', async () => {
    const spent = buildCoinRecord({ id: 'coins-2', kind: 'exchanged', coins: '-4.00', money: '0.04' });
    openRecords('currency', { currencyRecords: () => coinPage([spent, buildCoinRecord()]) });
    await screen.findByText('共 2 条，已显示 2 条');
    expect(row(1)).toHaveTextContent('−4¥0.04');
    expect(row(2)).toHaveTextContent('+10');
    expect(totals().slice(0, 3)).toEqual(['2', '10', '4']);
  });

  it('[RTE-1] [MNY-2] show the exchanges of coins alone, also in the exported file', async () => {
    const saved = keepSavedFiles();
    const exchanged = buildCoinRecord({ kind: 'exchanged', coins: '-4.00', money: '0.04' });
    const { bodies } = openRecords('exchanges', { currencyRecords: () => coinPage([exchanged]) });
    await screen.findByText('共 1 条，已显示 1 条');
    expect(screen.queryByRole('combobox', { name: '类型' })).not.toBeInTheDocument();
    expect(totals()).toEqual(['1', '4']);
    await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
    await screen.findByText('已导出 1 条记录');
    expect(saved).toHaveLength(1);
    expect(bodies()).toEqual([
      { ...last30Days, kind: 'exchanged' },
      { ...last30Days, kind: 'exchanged', limit: 100 },
    ]);
  });

  it('[MNY-2] show each rebate and each exchange', async () => {
    openRecords('welfare', {
      welfareRecords: () =>
        welfarePage([
          buildWelfareRecord({ id: 'w-2', kind: 'exchange', amount: '0.66' }),
          buildWelfareRecord(),
        ]),
    });
    await screen.findByText('共 2 条，已显示 2 条');
    expect(row(1)).toHaveTextContent('0.66');
    expect(row(2)).toHaveTextContent('6.00');
    expect(totals()).toEqual(['2', '¥6.00']);
  });
});
