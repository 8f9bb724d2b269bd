import { coinExchange } from './fd/coin-exchange';
import { payoutAccountAdd } from './fd/payout-account-add';
import { payoutAccountDefault } from './fd/payout-account-default';
import { payoutAccountRemove } from './fd/payout-account-remove';
import { payoutAccounts } from './fd/payout-accounts';
import { payoutForms } from './fd/payout-forms';
import { rebateClaim } from './fd/rebate-claim';
import { rebateInfo } from './fd/rebate-info';
import { turnoverAudit } from './fd/turnover-audit';
import { walletAutoTransfer } from './fd/wallet-auto-transfer';
import { walletBalances } from './fd/wallet-balances';
import { walletCollect } from './fd/wallet-collect';
import { walletTransfer } from './fd/wallet-transfer';
import { withdrawalCancel } from './fd/withdrawal-cancel';
import { withdrawalCreate } from './fd/withdrawal-create';
import { withdrawalInfo } from './fd/withdrawal-info';
import { withdrawalOrder } from './fd/withdrawal-order';
import { withdrawalOrders } from './fd/withdrawal-orders';
import { withdrawalQuote } from './fd/withdrawal-quote';
import { currencyRecords } from './page-fd/currency-records';
import { giftRecords } from './page-fd/gift-records';
import { welfareRecords } from './page-fd/welfare-records';
import { evidenceAdd } from './site/evidence-add';
import { evidencePicture } from './site/evidence-picture';
import { memberSecurity } from './site/member-security';
import { paymentPasswordForgot } from './site/payment-password-forgot';
import { paymentPasswordReset } from './site/payment-password-reset';
import { paymentPasswordSet } from './site/payment-password-set';
import { profileChangeCancel } from './site/profile-change-cancel';
import { profileChangeRequest } from './site/profile-change-request';
import { profileChanges } from './site/profile-changes';
import { realNameSubmit } from './site/real-name-submit';

/**
 * The calls about a member's money that only its own pages make. They are a table of their own, so that other pages
 * need not carry it.
 */
export const moneyCalls = {
  walletBalances,
  walletTransfer,
  walletCollect,
  walletAutoTransfer,
  payoutForms,
  payoutAccounts,
  payoutAccountAdd,
  payoutAccountDefault,
  payoutAccountRemove,
  memberSecurity,
  realNameSubmit,
  paymentPasswordSet,
  paymentPasswordForgot,
  paymentPasswordReset,
  profileChanges,
  profileChangeRequest,
  profileChangeCancel,
  evidenceAdd,
  evidencePicture,
  withdrawalInfo,
  withdrawalQuote,
  withdrawalCreate,
  withdrawalOrder,
  withdrawalOrders,
  withdrawalCancel,
  turnoverAudit,
  rebateInfo,
  rebateClaim,
  coinExchange,
  giftRecords,
  welfareRecords,
  currencyRecords,
} as const;
