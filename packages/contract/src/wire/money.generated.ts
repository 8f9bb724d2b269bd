// Generated from the call definitions by `npm run generate`. Do not edit.
import type { WireCall } from '../call';
import type { CallName } from '../calls';

/** The calls of the bundle `money`, without their schemas. */
export const moneyWire = {
  coinExchange: { method: "POST", path: "/fd/api/v1/coins/exchange", auth: "member", idempotent: true },
  payoutAccountAdd: { method: "POST", path: "/fd/api/v1/payout/add", auth: "member", idempotent: false },
  payoutAccountDefault: { method: "POST", path: "/fd/api/v1/payout/default", auth: "member", idempotent: false },
  payoutAccountRemove: { method: "POST", path: "/fd/api/v1/payout/remove", auth: "member", idempotent: false },
  payoutAccounts: { method: "POST", path: "/fd/api/v1/payout/accounts", auth: "member", idempotent: false },
  payoutForms: { method: "POST", path: "/fd/api/v1/payout/forms", auth: "member", idempotent: false },
  rebateClaim: { method: "POST", path: "/fd/api/v1/rebate/claim", auth: "member", idempotent: true },
  rebateInfo: { method: "POST", path: "/fd/api/v1/rebate/info", auth: "member", idempotent: false },
  turnoverAudit: { method: "POST", path: "/fd/api/v1/audit/requirements", auth: "member", idempotent: false },
  walletAutoTransfer: { method: "POST", path: "/fd/api/v1/wallet/auto-transfer", auth: "member", idempotent: false },
  walletBalances: { method: "POST", path: "/fd/api/v1/wallet/balances", auth: "member", idempotent: false },
  walletCollect: { method: "POST", path: "/fd/api/v1/wallet/collect", auth: "member", idempotent: true },
  walletTransfer: { method: "POST", path: "/fd/api/v1/wallet/transfer", auth: "member", idempotent: true },
  withdrawalCancel: { method: "POST", path: "/fd/api/v1/withdrawal/cancel", auth: "member", idempotent: false },
  withdrawalCreate: { method: "POST", path: "/fd/api/v1/withdrawal/create", auth: "member", idempotent: true },
  withdrawalInfo: { method: "POST", path: "/fd/api/v1/withdrawal/info", auth: "member", idempotent: false },
  withdrawalOrder: { method: "POST", path: "/fd/api/v1/withdrawal/order", auth: "member", idempotent: false },
  withdrawalOrders: { method: "POST", path: "/fd/api/v1/withdrawal/orders", auth: "member", idempotent: false },
  withdrawalQuote: { method: "POST", path: "/fd/api/v1/withdrawal/quote", auth: "member", idempotent: false },
  currencyRecords: { method: "POST", path: "/page/fd/api/v1/record/currency", auth: "member", idempotent: false },
  giftRecords: { method: "POST", path: "/page/fd/api/v1/record/gifts", auth: "member", idempotent: false },
  welfareRecords: { method: "POST", path: "/page/fd/api/v1/record/welfare", auth: "member", idempotent: false },
  evidenceAdd: { method: "POST", path: "/site/api/v1/user/profile/evidence/add", auth: "member", idempotent: false },
  evidencePicture: { method: "POST", path: "/site/api/v1/user/profile/evidence", auth: "member", idempotent: false },
  memberSecurity: { method: "POST", path: "/site/api/v1/user/security", auth: "member", idempotent: false },
  paymentPasswordForgot: { method: "POST", path: "/site/api/v1/user/payment-password/forgot", auth: "member", idempotent: false },
  paymentPasswordReset: { method: "POST", path: "/site/api/v1/user/payment-password/reset", auth: "member", idempotent: false },
  paymentPasswordSet: { method: "POST", path: "/site/api/v1/user/payment-password", auth: "member", idempotent: false },
  profileChangeCancel: { method: "POST", path: "/site/api/v1/user/profile/change/cancel", auth: "member", idempotent: false },
  profileChangeRequest: { method: "POST", path: "/site/api/v1/user/profile/change", auth: "member", idempotent: false },
  profileChanges: { method: "POST", path: "/site/api/v1/user/profile/changes", auth: "member", idempotent: false },
  realNameSubmit: { method: "POST", path: "/site/api/v1/user/real-name", auth: "member", idempotent: false },
} as const satisfies Partial<Record<CallName, WireCall>>;
