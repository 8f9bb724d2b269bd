import { errorCodes } from '@pavilion/contract';
import { buildBalances, buildVenue, type Handlers, refuse } from '@pavilion/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { BalancePage } from './balance';
import { pass, resetBetweenTests, showPage } from './cashier-test-kit';

describe('the balances', () => {
  resetBetweenTests();

  const venues = ['20.00', '0.00'].map((balance, index) => ({
    venue: buildVenue({ code: `venue-${index}` }),
    category: 'egame' as const,
    balance,
  }));
  const open = (handlers: Handlers = {}) =>
    showPage(BalancePage, paths.mine.balance, {
      walletBalances: () => buildBalances({ venues }),
      ...handlers,
    });

  it('[MNY-2] shows the balance of each wallet with links to transfer it', async () => {
    open();
    expect(await screen.findAllByText(/20\.00/)).not.toHaveLength(0);
    expect(screen.getAllByRole('link', { name: /^转入/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^转出/ })).toHaveAttribute(
      'href',
      `${paths.mine.finance.transfer}?venue=venue-0&direction=out`,
    );
    // The other wallet is empty.
    expect(screen.getAllByRole('link', { name: /^转入/ })).toHaveLength(2);
  });

  it('[MNY-2] shows the parts whose sum the total is, and coins apart from them', async () => {
    open({
      walletBalances: () =>
        buildBalances({ total: '130.50', main: '100.00', locked: '0.50', coins: '440.00', venues }),
    });
    const partOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(partOf('未结注单')).toHaveTextContent('¥10.00'));
    expect(partOf('场馆钱包')).toHaveTextContent('¥20.00');
    expect(partOf('冻结金额')).toHaveTextContent('¥0.50');
    expect(screen.getByText('440')).toBeInTheDocument();
    expect(screen.queryByText('金币', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('[REQ-10] collects all balances in one click, and once after a lost response', async () => {
    const { user, gateway, keys } = open();
    gateway.fault('walletCollect', { kind: 'lost-answer' }, 1);
    await user.click(await screen.findByRole('button', { name: '一键归集 ¥20.00' }));
    expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
    await pass(1_500);
    const result = (await screen.findByText(/已归集 ¥/)).closest('[tabindex="-1"]');
    expect(result).toHaveFocus();
    expect(keys('walletCollect')).toHaveLength(2);
    expect(new Set(keys('walletCollect')).size).toBe(1);
  });

  it('[APP-3] disables the collection when the venue wallets are empty', async () => {
    open({ walletBalances: () => buildBalances({ venues: [venues[1]!] }) });
    expect(await screen.findByRole('link', { name: /^转入/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^转出/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '一键归集' })).toBeDisabled();
    expect(screen.queryByText(/占总余额/)).not.toBeInTheDocument();
  });

  it('[APP-3] shows that the cashier is halted', async () => {
    open({ walletBalances: () => buildBalances({ venues, halted: true }) });
    expect(await screen.findByText(/账目核对中/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '一键归集 ¥20.00' })).toBeDisabled();
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const { user, gateway } = open({ walletBalances: () => refuse(errorCodes.generalError, '系统繁忙') });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ walletBalances: () => buildBalances({ venues }) });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: '一键归集 ¥20.00' })).toBeEnabled();
  });
});
