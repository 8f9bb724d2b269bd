import { screen } from '@testing-library/react';
import { at, openPath, renderConsole } from '../console-test-kit';
import { MembersPage } from './members';

const info = (rest: object) => ({
  ...{ id: 'm1', account: 'guest1', nickname: 'Guest', phone: null, email: null, realName: null },
  ...{
    realNameState: 'none',
    vipLevel: 0,
    vipPinned: null,
    isBlocked: false,
    blockReason: null,
    isDemo: false,
  },
  ...{
    closure: null,
    registeredAt: at,
    lastLoginAt: null,
    inviter: null,
    agent: null,
  },
  balances: { main: '0.00', locked: '0.00', venues: '0.00', stakes: '0.00', coins: '0' },
  totals: { deposits: '0.00', withdrawals: '0.00', turnover: '0.00' },
  ...{ turnoverLeft: '0.00', payoutAccounts: [], sessions: [], shared: [], threads: [] },
  ...rest,
});

describe('the page of a member', () => {
  openPath('members/m1');

  it('[OPS-5] shows why the member is blocked', async () => {
    renderConsole(<MembersPage />, {
      answers: { memberInfo: info({ isBlocked: true, blockReason: 'under-review' }) },
    });
    expect(await screen.findByText('Blocked · Under review')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unblock the account' })).toBeVisible();
  });

  it('[OPS-5] shows in which year a closure ends', async () => {
    const until = new Date(new Date().getFullYear() + 5, 11, 1, 10).toISOString();
    renderConsole(<MembersPage />, { answers: { memberInfo: info({ closure: { until } }) } });
    expect(await screen.findByText(new RegExp(` 1 Dec ${until.slice(0, 4)}, 10:00$`))).toBeVisible();
  });

  it('[OPS-5] names a payout account as the member does', async () => {
    const payoutAccounts = [
      {
        title: { 'zh-CN': '招商银行', en: 'China Merchants Bank' },
        number: '****1234',
        state: 'usable' as const,
      },
    ];
    renderConsole(<MembersPage />, { answers: { memberInfo: info({ payoutAccounts }) }, locale: 'zh-CN' });
    expect(await screen.findByText(/^招商银行 \*{4}1234 · /)).toBeVisible();
  });

  it('[OPS-5] shows a block without a reason', async () => {
    renderConsole(<MembersPage />, { answers: { memberInfo: info({ isBlocked: true }) }, locale: 'zh-CN' });
    expect(await screen.findByText('已停用')).toBeVisible();
  });
});
