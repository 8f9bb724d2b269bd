import {
  buildBalances,
  buildPayoutAccount,
  buildWithdrawalInfo,
  buildWithdrawalOrder,
  type Handlers,
} from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '../../../routes/paths';
import { orderOf, showPage } from './cashier-test-kit';
import { Page as Deposit } from './deposit';
import { Page as Rebate } from './rebate';
import { Page as Transfer } from './transfer';
import { Page as Withdrawal } from './withdrawal';

const { finance, rebate } = paths.mine;
const amount = (name: RegExp) => screen.findByRole('textbox', { name });
const button = (name: RegExp) => screen.findByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const account = buildPayoutAccount({ usableAt: '2020-01-01T00:00:00.000Z' });

/** Each deed with money: how a person does it, and what they see once it is known to be done. */
const deeds = [
  {
    deed: 'deposit',
    Page: Deposit,
    address: finance.deposit,
    call: 'depositCreate',
    handlers: { depositCreate: () => orderOf(), depositOrder: () => orderOf() },
    start: async (user: UserEvent) => {
      await user.click(await button(/我知道了/));
      await user.click(await screen.findByRole('radio', { name: /支付宝/ }));
      await user.type(await amount(/存款金额/), '500');
      await user.click(await button(/^立即存款/));
    },
    truth: '等待付款',
  },
  {
    deed: 'transfer',
    Page: Transfer,
    address: `${finance.transfer}?venue=slots&direction=in`,
    call: 'walletTransfer',
    handlers: { walletBalances: () => buildBalances() },
    start: async (user: UserEvent) => {
      await user.type(await amount(/转账金额/), '20');
      await user.click(await button(/^确认转账/));
    },
    truth: /已转入/,
  },
  {
    deed: 'withdrawal',
    Page: Withdrawal,
    address: finance.withdrawal,
    call: 'withdrawalCreate',
    handlers: {
      withdrawalInfo: () => buildWithdrawalInfo({ locks: [] }),
      payoutAccounts: () => [account],
      withdrawalOrders: () => [],
      withdrawalOrder: () => buildWithdrawalOrder(),
    },
    start: async (user: UserEvent) => {
      await user.type(await amount(/取款金额/), '200');
      await user.type(screen.getByLabelText(/^资金密码/), '123456');
      await user.click(await button(/^申请取款/));
      await user.click(await button(/我知道了/));
    },
    truth: '提交申请',
  },
  {
    deed: 'claim of a rebate',
    Page: Rebate,
    address: rebate,
    call: 'rebateClaim',
    handlers: {},
    start: async (user: UserEvent) => user.click(await button(/^领取 ¥/)),
    truth: /^已领取 ¥/,
  },
] as const;

describe.each(deeds)(
  'a $deed that is not answered in time',
  ({ Page, address, call, handlers, start, truth }) => {
    beforeEach(() => {
      jest.useFakeTimers();
      sessionStorage.clear();
    });
    afterEach(() => {
      act(() => resetModals());
      jest.useRealTimers();
    });

    it('[REQ-10][REQ-3] says that it is being checked, then the truth, and is done once', async () => {
      const { user, gateway, keys } = showPage(Page, address, handlers as Handlers);
      gateway.fault(call, { kind: 'black-hole' }, 1);
      await start(user);
      await pass(20_000);
      expect(await screen.findByText('正在确认结果')).toBeInTheDocument();
      await pass(1_500);
      expect((await screen.findAllByText(truth))[0]).toBeInTheDocument();
      expect(screen.queryByText('正在确认结果')).not.toBeInTheDocument();
      expect(keys(call)).toHaveLength(2);
      expect(new Set(keys(call)).size).toBe(1);
    });
  },
);
