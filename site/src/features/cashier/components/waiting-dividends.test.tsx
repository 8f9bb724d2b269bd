import { errorCodes } from '@pavilion/contract';
import { buildGiftRecord, buildProtectionInfo, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { timeOut } from '../../../testing/time-out';
import { pass, resetBetweenTests, showPage } from '../pages/cashier-test-kit';
import { WaitingDividends } from './waiting-dividends';

const gift = buildGiftRecord({
  id: 'd1',
  title: { 'zh-CN': '周末红利', en: 'Weekend dividend' },
  amount: '8.88',
  turnover: '44.40',
  state: 'waiting',
  expiresAt: '2026-01-08T04:00:00.000Z',
  claimedAt: null,
});
const pageOf = (items: readonly (typeof gift)[], nextCursor: string | null = null) => ({
  items: [...items],
  nextCursor,
  totals: { count: items.length, amount: '8.88', claimed: '0.00' },
});
const claimed = { id: 'd1', amount: '8.88', balance: '108.88' };
const claim = () => screen.findByRole('button', { name: '立即领取' });

describe('dividends to be claimed', () => {
  resetBetweenTests();

  const show = (manualDividend: () => unknown) => {
    let waiting = [gift];
    const shown = showPage(WaitingDividends, paths.mine.finance.wallet, {
      giftRecords: () => pageOf(waiting),
      manualDividend: () => {
        const answer = manualDividend() as typeof claimed;
        waiting = [];
        return answer;
      },
    });
    const keys = () =>
      shown.gateway.requests
        .filter(({ name }) => name === 'manualDividend')
        .map(({ headers }) => headers['x-api-idempotency-key']);
    return { ...shown, keys };
  };

  it('[APP-8] are claimed by a click, and show the result in place of the button', async () => {
    const { user } = show(() => claimed);
    expect(await screen.findByText('周末红利')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '取款前需完成流水 ¥44.40，2026/01/08 12:00 前可领取',
    );
    await user.click(await claim());
    expect(await screen.findByText('¥8.88 已存入主钱包')).toHaveFocus();
    expect(screen.queryByRole('button', { name: '立即领取' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText('¥8.88 已存入主钱包')).not.toBeInTheDocument();
  });

  it('[REQ-10] are retried with the same key after a lost response', async () => {
    const { user, gateway, keys } = show(() => claimed);
    gateway.fault('manualDividend', { kind: 'lost-answer' }, 1);
    await user.click(await claim());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    gateway.answer({ giftRecords: () => pageOf([gift]) });
    await user.click(await claim());
    expect(await screen.findByText('¥8.88 已存入主钱包')).toBeInTheDocument();
    expect(keys()).toEqual(['dividend-d1', 'dividend-d1']);
  });

  it('[ERR-7] disappear with the catalogue’s message when another tab has claimed them', async () => {
    const { user, gateway } = show(() => claimed);
    const button = await claim();
    gateway.answer({ manualDividend: () => refuse(errorCodes.notFound), giftRecords: () => pageOf([]) });
    await user.click(button);
    expect(await screen.findByText('内容不存在或已被移除')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('周末红利')).not.toBeInTheDocument());
  });

  it('[APP-8] [REQ-10] are claimed one after the other by one press, and one that is refused keeps back no other', async () => {
    const titled = (id: string, amount: string) => ({
      ...gift,
      id,
      amount,
      title: { 'zh-CN': `红利${id}`, en: id },
    });
    let waiting = [titled('a', '8.88'), titled('b', '3.00'), titled('c', '1.12')];
    const { user, gateway } = showPage(WaitingDividends, paths.mine.finance.wallet, {
      giftRecords: () => pageOf(waiting),
      manualDividend: ({ id }) => {
        if (id === 'b') return refuse(errorCodes.notFound);
        const { amount } = waiting.find((each) => each.id === id)!;
        waiting = waiting.filter((each) => each.id !== id);
        return { id, amount, balance: '100.00' };
      },
    });
    await user.click(await screen.findByRole('button', { name: '全部领取' }));
    expect(await screen.findByText('¥10.00 已存入主钱包')).toHaveFocus();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('红利b')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '全部领取' })).not.toBeInTheDocument();
    expect(gateway.requests.filter(({ name }) => name === 'manualDividend')).toHaveLength(3);
  });

  it('[APP-8] are loaded page by page', async () => {
    const titled = (id: string) => ({ ...gift, id, title: { 'zh-CN': `红利${id}`, en: id } });
    const { user } = showPage(WaitingDividends, paths.mine.finance.wallet, {
      giftRecords: ({ cursor }) => (cursor === 'a' ? pageOf([titled('b')]) : pageOf([titled('a')], 'a')),
    });
    expect(await screen.findByText('红利a')).toBeInTheDocument();
    expect(screen.queryByText('红利b')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /更多/ }));
    expect(await screen.findByText('红利b')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '立即领取' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /更多/ })).not.toBeInTheDocument();
  });

  it('[PRO-2] are not offered to a closed account', async () => {
    const { gateway } = showPage(WaitingDividends, paths.mine.finance.wallet, {
      giftRecords: () => pageOf([gift]),
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
    });
    await waitFor(() => expect(gateway.requests.some(({ name }) => name === 'protectionInfo')).toBe(true));
    await pass(100);
    expect(screen.queryByText('周末红利')).not.toBeInTheDocument();
  });

  it('render nothing when there are none', async () => {
    const { gateway } = showPage(WaitingDividends, paths.mine.finance.wallet, {
      giftRecords: () => pageOf([]),
    });
    await waitFor(() => expect(gateway.requests.some(({ name }) => name === 'giftRecords')).toBe(true));
    expect(screen.queryByRole('region', { name: '待领取的红利' })).not.toBeInTheDocument();
  });
});
