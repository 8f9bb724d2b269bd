import { errorCodes } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import {
  buildDailyFlow,
  buildGiftRecord,
  buildProtectionInfo,
  buildVipInfo,
  buildWalletOverview,
  refuse,
} from '@pavilion/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { resetBetweenTests, showPage } from './cashier-test-kit';
import { WalletPage } from './wallet';

describe('the wallet', () => {
  resetBetweenTests();

  it('[MNY-2] shows and hides the balance', async () => {
    const { user } = showPage(WalletPage, paths.mine.finance.wallet);
    await waitFor(() => expect(screen.getByText('1,280.50')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '隐藏余额' }));
    expect(screen.queryByText('1,280.50')).not.toBeInTheDocument();
    expect(screen.getAllByText('金额已隐藏')).toHaveLength(2);
  });

  it('[MNY-2] keeps the period in the query and has the chart’s numbers in a table', async () => {
    const { user, address } = showPage(WalletPage, paths.mine.finance.wallet, {
      walletOverview: ({ days = 0 }) =>
        buildWalletOverview({
          daily: [buildDailyFlow({ day: '2026-01-09', in: days === 30 ? '3000.00' : '7.00', out: '1.00' })],
        }),
    });
    const table = await screen.findByRole('table', { name: '每日收入与支出' });
    expect(within(table).getByText('7.00')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '近 30 天' }));
    expect(await screen.findByText('3,000.00')).toBeInTheDocument();
    expect(address()).toBe(`${paths.mine.finance.wallet}?days=30`);
  });

  it('[APP-8] [VIP-2] [MAI-1] shows the next VIP level and what waits elsewhere, but no link to itself', async () => {
    showPage(WalletPage, paths.mine.finance.wallet, {
      mailUnread: () => ({ ...exampleAnswers.mailUnread, total: 3 }),
      giftRecords: () => ({
        items: [buildGiftRecord({ state: 'waiting', claimedAt: null })],
        nextCursor: null,
        totals: { count: 1, amount: '8.88', claimed: '0.00' },
      }),
    });
    const waiting = await screen.findByRole('list', { name: '待办福利' });
    const block = within(screen.getByRole('heading', { name: '等级与待办' }).closest('section')!);
    expect(block.getByText(/^VIP \d+$/)).toBeInTheDocument();
    expect(block.getByRole('list', { name: '待办福利' })).toBe(waiting);
    expect(await within(waiting).findByRole('link', { name: /^未读站内信\s*3 封/ })).toHaveAttribute(
      'href',
      paths.mine.mail,
    );
    expect(await screen.findByText(/^升至 VIP \d+ 还需/)).toBeInTheDocument();
    expect(within(waiting).queryByRole('link', { name: /待领礼金/ })).not.toBeInTheDocument();
  });

  it('[PRO-2] shows a closed account a link to its protection in place of the next VIP level', async () => {
    const at = '2027-01-01T00:00:00.000Z';
    showPage(WalletPage, paths.mine.finance.wallet, {
      vipInfo: () => buildVipInfo(),
      mailUnread: () => ({ ...exampleAnswers.mailUnread, total: 3 }),
      protectionInfo: () =>
        buildProtectionInfo({
          closure: {
            kind: 'self-exclusion',
            startedAt: at,
            endsAt: at,
            mayAskToReturn: false,
            returnsAt: null,
          },
        }),
    });
    const link = await screen.findByRole('link', { name: '账户暂停娱乐，查看玩家保护' });
    expect(link).toHaveAttribute('href', paths.mine.protection);
    const waiting = await screen.findByRole('list', { name: '待办福利' });
    expect(within(waiting).getAllByRole('link')).toEqual([
      within(waiting).getByRole('link', { name: /^未读站内信/ }),
    ]);
    expect(screen.queryByText(/^升至 VIP/)).not.toBeInTheDocument();
  });

  it('[APP-3] shows a link to deposit when there are no transactions', async () => {
    showPage(WalletPage, paths.mine.finance.wallet, {
      walletOverview: () =>
        buildWalletOverview({ daily: [buildDailyFlow({ in: '0.00', out: '0.00' })], recent: [] }),
    });
    expect(await screen.findByText('这段时间没有资金变动')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', paths.mine.finance.deposit);
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const { user, gateway } = showPage(WalletPage, paths.mine.finance.wallet, {
      walletOverview: () => refuse(errorCodes.generalError),
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ walletOverview: () => buildWalletOverview() });
    await user.click(retry);
    expect(await screen.findByText('存款')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: '最近变动' })).toBeInTheDocument());
  });
});
