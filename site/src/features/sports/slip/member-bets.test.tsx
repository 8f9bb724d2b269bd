import { errorCodes } from '@pavilion/contract';
import { refuse } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { buildLeg } from './testing/slip-builders';
import { buildBet, pass, resetBetweenTests, showDock } from './testing/slip-test-kit';

const openTab = async (page: ReturnType<typeof showDock>, name: RegExp) =>
  page.user.click(screen.getByRole('tab', { name }));

const quoteOf = (amount: string, quote = 'quote-1') => ({
  quotes: [{ bet: buildBet().id, quote, amount, openStake: '100.00', expiresInMs: 5_000 }],
});
const list = (...items: ReturnType<typeof buildBet>[]) => ({ items, nextCursor: null });

const showOpen = async (handlers: NonNullable<Parameters<typeof showDock>[0]>['handlers'] = {}) => {
  const page = showDock({
    handlers: {
      sportsBets: ({ state }) => (state === 'open' ? list(buildBet()) : list()),
      sportsCashOutQuote: () => quoteOf('92.79'),
      ...handlers,
    },
  });
  await openTab(page, /^未结/);
  return page;
};

const openCard = () => screen.findByRole('listitem', { name: '单注，云岭飞鹤 对 东渡海燕' });

const cashOutAnswer = (state: 'paid' | 'pending' | 'refused', differing = {}) => ({
  id: 'cash-1',
  state,
  amount: '92.79',
  reason: null,
  decideInMs: null,
  bet: buildBet(),
  ...differing,
});

describe('open bets', () => {
  resetBetweenTests();

  it('[SPT-8] shows the legs, the stake and the highest payout, and counts the bets on the tab', async () => {
    await showOpen();
    const card = await screen.findByRole('listitem', { name: '单注，云岭飞鹤 对 东渡海燕' });
    expect(card).toHaveTextContent('@2.05');
    expect(card).toHaveTextContent('足球 · 江河联赛');
    expect(card).toHaveTextContent('205.00');
    expect(screen.getByRole('tab', { name: '未结 1' })).toBeInTheDocument();
  });

  it('[SPT-8] asks for quotes again before they expire while they are shown, and not on the other tabs', async () => {
    const page = await showOpen();
    await screen.findByRole('button', { name: '提前结算 ¥92.79' });
    const button = screen.getByRole('button', { name: '提前结算 ¥92.79' });
    for (let passed = 0; passed < 15_000; passed += 500) {
      await pass(500);
      expect(button).toBeInTheDocument();
    }
    const { length } = page.bodies('sportsCashOutQuote');
    expect(length).toBeGreaterThanOrEqual(3);
    expect(length).toBeLessThanOrEqual(5);
    expect(page.bodies('sportsCashOutQuote')[0]).toEqual({ bets: [buildBet().id] });
    await openTab(page, /^注单/);
    await pass(15_000);
    expect(page.bodies('sportsCashOutQuote')).toHaveLength(length);
  });

  it('[SPT-8][REQ-10] cashes out a part, with a key', async () => {
    const page = await showOpen({ sportsCashOut: () => cashOutAnswer('paid', { amount: '46.39' }) });
    await page.user.click(await screen.findByRole('button', { name: '提前结算 ¥92.79' }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: '结算比例' }), '50%');
    expect(screen.getByText('其余本金 ¥50.00 继续有效。')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '确认结算 ¥46.39' }));
    expect(await within(await openCard()).findByText('已提前结算，到账 ¥46.39')).toBeInTheDocument();
    expect(page.bodies('sportsCashOut')).toEqual([{ quote: 'quote-1', part: 50 }]);
    expect(page.keys('sportsCashOut')[0]).toMatch(/^\S{8,64}$/);
  });

  it('[SPT-8] keeps the focus in an open cash-out when a quote that is not lower arrives', async () => {
    const page = await showOpen();
    await page.user.click(await screen.findByRole('button', { name: '提前结算 ¥92.79' }));
    const part = screen.getByRole('combobox', { name: '结算比例' });
    part.focus();
    for (const [round, amount] of ['92.79', '93.10'].entries()) {
      page.gateway.answer({ sportsCashOutQuote: () => quoteOf(amount, `quote-${round + 2}`) });
      await pass(6_000);
      expect(screen.getByRole('button', { name: `确认结算 ¥${amount}` })).toBeInTheDocument();
      expect(part).toHaveFocus();
    }
  });

  it('[SPT-8] keeps the focus at the cash-out, whose controls replace one another', async () => {
    const page = await showOpen({ sportsCashOut: () => cashOutAnswer('refused', { reason: 'changed' }) });
    (await screen.findByRole('button', { name: '提前结算 ¥92.79' })).focus();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: '结算比例' })).toHaveFocus();
    screen.getByRole('button', { name: '取消' }).focus();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '提前结算 ¥92.79' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    screen.getByRole('button', { name: '确认结算 ¥92.79' }).focus();
    await page.user.keyboard('{Enter}');
    const requote = await screen.findByRole('button', { name: '重新报价' });
    // Before the answer there was no control, and the focus was around them.
    if (document.activeElement !== requote) await page.user.keyboard('{Tab}');
    expect(requote).toHaveFocus();
  });

  it('[SPT-8] strikes through a quote that fell, and accepts only the new one', async () => {
    const page = await showOpen();
    await page.user.click(await screen.findByRole('button', { name: '提前结算 ¥92.79' }));
    page.gateway.answer({ sportsCashOutQuote: () => quoteOf('80.00', 'quote-2') });
    await pass(6_000);
    expect(screen.getByText('报价已变')).toBeInTheDocument();
    expect(screen.getByText('92.79').closest('s')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^确认结算/ })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: '重新报价' }));
    expect(screen.getByRole('button', { name: '确认结算 ¥80.00' })).toBeInTheDocument();
  });

  it('[SPT-8] strikes through a quote that expired without another', async () => {
    const page = await showOpen();
    await screen.findByRole('button', { name: '提前结算 ¥92.79' });
    page.gateway.fault('sportsCashOutQuote', { kind: 'drop' });
    await pass(8_000);
    expect(screen.getByText('报价已过期')).toBeInTheDocument();
    page.gateway.clearFaults();
    await page.user.click(screen.getByRole('button', { name: '重新报价' }));
    expect(await screen.findByRole('button', { name: '提前结算 ¥92.79' })).toBeInTheDocument();
  });

  it('[SPT-8][REQ-10] waits for the venue, repeating the request with its key, and shows the payment', async () => {
    const page = await showOpen({ sportsCashOut: () => cashOutAnswer('pending', { decideInMs: 3_000 }) });
    await page.user.click(await screen.findByRole('button', { name: '提前结算 ¥92.79' }));
    await page.user.click(screen.getByRole('button', { name: '确认结算 ¥92.79' }));
    expect(await screen.findByRole('timer', { name: '3 秒' })).toBeInTheDocument();
    page.gateway.answer({ sportsCashOut: () => cashOutAnswer('paid') });
    await pass(4_000);
    expect(await within(await openCard()).findByText('已提前结算，到账 ¥92.79')).toBeInTheDocument();
    expect(new Set(page.keys('sportsCashOut')).size).toBe(1);
  });

  it('[SPT-8] shows why a cash-out was refused', async () => {
    const page = await showOpen({
      sportsCashOut: () => refuse(errorCodes.cashOutRefused, '', { reason: 'suspended' }),
    });
    await page.user.click(await screen.findByRole('button', { name: '提前结算 ¥92.79' }));
    await page.user.click(screen.getByRole('button', { name: '确认结算 ¥92.79' }));
    expect(await screen.findByText('盘口暂停，未结算。')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '重新报价' }));
    expect(await screen.findByRole('button', { name: '提前结算 ¥92.79' })).toBeInTheDocument();
  });

  it('[SPT-8] says when there is no offer', async () => {
    await showOpen({ sportsCashOutQuote: () => ({ quotes: [] }) });
    expect(await screen.findByText('暂不可提前结算')).toBeInTheDocument();
  });

  it('[SPT-8] shows settled bets with the result of each leg and the payout', async () => {
    const settled = buildBet({
      state: 'settled',
      sizes: [2],
      payout: '0.00',
      legs: [buildLeg(1, { result: 'half-won', score: [1, 0] }), buildLeg(2, { result: 'lost' })],
    });
    const page = showDock({
      handlers: { sportsBets: ({ state }) => (state === 'settled' ? list(settled) : list()) },
    });
    await openTab(page, /^已结/);
    const card = await screen.findByRole('listitem', { name: '2 串 1，云岭飞鹤 对 东渡海燕' });
    const [first, second] = within(card).getAllByRole('listitem');
    expect(first).toHaveTextContent('赢半');
    expect(first).toHaveTextContent('投注时 1:0');
    expect(second).toHaveTextContent('输');
    expect(card).toHaveTextContent('派彩');
  });

  it('[SPT-8] asks visitors to log in, and shows an error with a retry', async () => {
    const visitor = showDock({ isMember: false });
    await openTab(visitor, /^未结/);
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/user/login?next=%2Fgame%2Fsport',
    );
    expect(visitor.bodies('sportsBets')).toEqual([]);
    visitor.unmount();

    const page = await showOpen({ sportsBets: () => refuse(errorCodes.generalError) });
    const retry = await screen.findByRole('button', { name: '重试' });
    page.gateway.answer({ sportsBets: () => list(buildBet()) });
    await page.user.click(retry);
    expect(await screen.findByText('@2.05')).toBeInTheDocument();
  });
});
