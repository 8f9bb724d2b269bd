import { brandOrder } from '../../domain/money';
import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/fd/api`. */
export const fdHandlers: AreaHandlers<'/fd/api'> = {
  assistedDepositCancel: ({ body, memberId, services }) =>
    services.assistedDeposits.cancel(memberId, body.id),
  assistedDepositInfo: ({ brand, memberId, services }) => services.assistedDeposits.info(memberId, brand),
  assistedDepositList: ({ body, memberId, services }) => services.assistedDeposits.list(memberId, body),
  assistedDepositRequest: ({ body, brand, memberId, idempotency, services }) =>
    services.assistedDeposits.request(memberId, body, idempotency, brand),
  coinExchange: ({ body, memberId, idempotency, services }) =>
    services.coins.exchange(memberId, body.coins, idempotency),
  depositCancel: async ({ body, brand, memberId, services }) =>
    brandOrder(await services.deposits.cancel(memberId, body.id), brand),
  depositChannels: ({ brand, services }) => services.deposits.channels(brand),
  depositCreate: ({ body, brand, memberId, idempotency, services }) =>
    services.deposits.create(memberId, body, idempotency, brand),
  depositOrder: async ({ body, brand, memberId, services }) =>
    brandOrder(await services.deposits.order(memberId, body.id), brand),
  depositOrders: async ({ body, brand, memberId, services }) => {
    const orders = await services.deposits.orders(memberId, body.state);
    return orders.map((order) => brandOrder(order, brand));
  },
  payoutAccountAdd: ({ body, memberId, origin, services }) =>
    services.payoutAccounts.add(memberId, body, origin),
  payoutAccountDefault: ({ body, memberId, services }) =>
    services.payoutAccounts.setDefault(memberId, body.id),
  payoutAccountRemove: ({ body, memberId, services }) => services.payoutAccounts.remove(memberId, body),
  payoutAccounts: ({ body, memberId, services }) => services.payoutAccounts.accounts(memberId, body.kind),
  payoutForms: ({ memberId, services }) => services.payoutAccounts.forms(memberId),
  rebateClaim: ({ memberId, idempotency, services }) => services.rebates.claim(memberId, idempotency),
  rebateInfo: ({ memberId, services }) => services.rebates.info(memberId),
  turnoverAudit: ({ body, memberId, services }) => services.turnover.audit(memberId, body.state),
  walletAutoTransfer: ({ body, memberId, services }) => services.transfers.setAutoTransfer(memberId, body.on),
  walletBalances: ({ memberId, services }) => services.transfers.balances(memberId),
  walletCollect: ({ memberId, idempotency, services }) => services.transfers.collect(memberId, idempotency),
  walletOverview: ({ body, memberId, services }) => services.wallet.overview(memberId, body.days),
  /** Money can leave a venue while the account is closed, but not come to one. */
  walletTransfer: ({ body, memberId, closure, idempotency, services }) => {
    // guard: closed-account-sends-nothing-to-venues
    if (closure && body.direction === 'in') throw services.protection.closedError(closure);
    return services.transfers.transfer(memberId, body, idempotency);
  },
  withdrawalCancel: ({ body, memberId, services }) => services.withdrawals.cancel(memberId, body.id),
  withdrawalCreate: ({ body, memberId, idempotency, services }) =>
    services.withdrawals.create(memberId, body, idempotency),
  withdrawalInfo: ({ memberId, services }) => services.withdrawals.info(memberId),
  withdrawalOrder: ({ body, memberId, services }) => services.withdrawals.order(memberId, body.id),
  withdrawalOrders: ({ body, memberId, services }) => services.withdrawals.orders(memberId, body.state),
  withdrawalQuote: ({ body, memberId, services }) => services.withdrawals.quote(memberId, body.amount),
};
