import {
  buildBalances,
  buildPayoutAccount,
  buildWithdrawalInfo,
  buildWithdrawalOrder,
} from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { paths } from '../../../routes/paths';
import { orderOf } from './cashier-test-kit';
import { DepositPage as Deposit } from './deposit';
import { RebatePage as Rebate } from './rebate';
import { TransferPage as Transfer } from './transfer';
import { WithdrawalPage as Withdrawal } from './withdrawal';

const { finance, rebate } = paths.mine;
const amount = (name: RegExp) => screen.findByRole('textbox', { name });
const button = (name: RegExp) => screen.findByRole('button', { name });

type Press = UserEvent['click'];

const account = buildPayoutAccount();

/** Each operation with money: how a member starts it, with `press` on its button, and what the page shows when it is done. */
export const operations = [
  {
    operation: 'deposit',
    Page: Deposit,
    address: finance.deposit,
    call: 'depositCreate',
    handlers: { depositCreate: () => orderOf(), depositOrder: () => orderOf() },
    start: async (user: UserEvent, press: Press = user.click) => {
      await user.click(await button(/我知道了/));
      await user.click(await screen.findByRole('radio', { name: /支付宝/ }));
      await user.type(await amount(/存款金额/), '500');
      await press(await button(/^立即存款/));
    },
    done: '等待付款',
  },
  {
    operation: 'transfer',
    Page: Transfer,
    address: `${finance.transfer}?venue=slots&direction=in`,
    call: 'walletTransfer',
    handlers: { walletBalances: () => buildBalances() },
    start: async (user: UserEvent, press: Press = user.click) => {
      await user.type(await amount(/转账金额/), '20');
      await press(await button(/^确认转账/));
    },
    done: /已转入/,
  },
  {
    operation: 'withdrawal',
    Page: Withdrawal,
    address: finance.withdrawal,
    call: 'withdrawalCreate',
    handlers: {
      withdrawalInfo: () => buildWithdrawalInfo({ locks: [] }),
      payoutAccounts: () => [account],
      withdrawalOrders: () => [],
      withdrawalOrder: () => buildWithdrawalOrder(),
    },
    start: async (user: UserEvent, press: Press = user.click) => {
      await user.type(await amount(/取款金额/), '200');
      await user.type(screen.getByLabelText(/^资金密码/), '123456');
      await press(await button(/^申请取款/));
      await user.click(await button(/我知道了/));
    },
    done: '提交申请',
  },
  {
    operation: 'claim of a rebate',
    Page: Rebate,
    address: rebate,
    call: 'rebateClaim',
    handlers: {},
    start: async (user: UserEvent, press: Press = user.click) => press(await button(/^领取 ¥/)),
    done: /^已领取 ¥/,
  },
] as const;
