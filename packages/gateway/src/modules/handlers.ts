import type { CallName } from '@pavilion/contract';
import type { Handler } from '../http/call-context';
import { manualDividend } from './act/manual-dividend.handler';
import { popInfo } from './act/pop-info.handler';
import { queryStationAdList } from './act/query-station-ad-list.handler';
import { suspensionIcon } from './act/suspension-icon.handler';
import { cachedPreInfo } from './cache/cached-pre-info.handler';
import { jsonCacheRead } from './cache/json-cache-read.handler';
import { jsonCacheWrite } from './cache/json-cache-write.handler';
import { coinExchange } from './fd/coin-exchange.handler';
import { depositCancel } from './fd/deposit-cancel.handler';
import { depositChannels } from './fd/deposit-channels.handler';
import { depositCreate } from './fd/deposit-create.handler';
import { depositOrder } from './fd/deposit-order.handler';
import { depositOrders } from './fd/deposit-orders.handler';
import { payoutAccountAdd } from './fd/payout-account-add.handler';
import { payoutAccountDefault } from './fd/payout-account-default.handler';
import { payoutAccountRemove } from './fd/payout-account-remove.handler';
import { payoutAccounts } from './fd/payout-accounts.handler';
import { payoutForms } from './fd/payout-forms.handler';
import { rebateClaim } from './fd/rebate-claim.handler';
import { rebateInfo } from './fd/rebate-info.handler';
import { turnoverAudit } from './fd/turnover-audit.handler';
import { walletAutoTransfer } from './fd/wallet-auto-transfer.handler';
import { walletBalances } from './fd/wallet-balances.handler';
import { walletCollect } from './fd/wallet-collect.handler';
import { walletOverview } from './fd/wallet-overview.handler';
import { walletTransfer } from './fd/wallet-transfer.handler';
import { withdrawalCancel } from './fd/withdrawal-cancel.handler';
import { withdrawalCreate } from './fd/withdrawal-create.handler';
import { withdrawalInfo } from './fd/withdrawal-info.handler';
import { withdrawalOrder } from './fd/withdrawal-order.handler';
import { withdrawalOrders } from './fd/withdrawal-orders.handler';
import { withdrawalQuote } from './fd/withdrawal-quote.handler';
import { betRecords } from './game/bet-records.handler';
import { gameFavourite } from './game/game-favourite.handler';
import { gameList } from './game/game-list.handler';
import { latestWins } from './game/latest-wins.handler';
import { platformCount } from './game/platform-count.handler';
import { venueLaunch } from './game/venue-launch.handler';
import { currencyRecords } from './page-fd/currency-records.handler';
import { giftRecords } from './page-fd/gift-records.handler';
import { transactionRecords } from './page-fd/transaction-records.handler';
import { welfareRecords } from './page-fd/welfare-records.handler';
import { challengeSend } from './site/challenge-send.handler';
import { evidenceAdd } from './site/evidence-add.handler';
import { evidencePicture } from './site/evidence-picture.handler';
import { login } from './site/login.handler';
import { logout } from './site/logout.handler';
import { memberInfo } from './site/member-info.handler';
import { memberJwt } from './site/member-jwt.handler';
import { memberSecurity } from './site/member-security.handler';
import { messageBox } from './site/message-box.handler';
import { passwordIdentify } from './site/password-identify.handler';
import { passwordReset } from './site/password-reset.handler';
import { passwordVerify } from './site/password-verify.handler';
import { paymentPasswordForgot } from './site/payment-password-forgot.handler';
import { paymentPasswordReset } from './site/payment-password-reset.handler';
import { paymentPasswordSet } from './site/payment-password-set.handler';
import { preInfo } from './site/pre-info.handler';
import { profileChangeCancel } from './site/profile-change-cancel.handler';
import { profileChangeRequest } from './site/profile-change-request.handler';
import { profileChanges } from './site/profile-changes.handler';
import { queryNoticeList } from './site/query-notice-list.handler';
import { realNameSubmit } from './site/real-name-submit.handler';
import { register } from './site/register.handler';
import { secKey } from './site/sec-key.handler';
import { vvPretty } from './site/vv-pretty.handler';
import { webTerminal } from './site/web-terminal.handler';

/** One handler for each call of the contract: the compiler asks for what is missing. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  preInfo,
  cachedPreInfo,
  vvPretty,
  secKey,
  jsonCacheRead,
  jsonCacheWrite,
  webTerminal,
  queryNoticeList,
  login,
  challengeSend,
  passwordIdentify,
  passwordVerify,
  passwordReset,
  messageBox,
  register,
  logout,
  memberInfo,
  memberJwt,
  queryStationAdList,
  suspensionIcon,
  popInfo,
  manualDividend,
  gameList,
  gameFavourite,
  platformCount,
  latestWins,
  venueLaunch,
  betRecords,
  transactionRecords,
  walletOverview,
  depositChannels,
  depositCreate,
  depositOrder,
  depositOrders,
  depositCancel,
  coinExchange,
  payoutAccountAdd,
  payoutAccountDefault,
  payoutAccountRemove,
  payoutAccounts,
  payoutForms,
  rebateClaim,
  rebateInfo,
  turnoverAudit,
  walletAutoTransfer,
  walletBalances,
  walletCollect,
  walletTransfer,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalInfo,
  withdrawalOrder,
  withdrawalOrders,
  withdrawalQuote,
  currencyRecords,
  giftRecords,
  welfareRecords,
  memberSecurity,
  paymentPasswordSet,
  evidenceAdd,
  evidencePicture,
  paymentPasswordForgot,
  paymentPasswordReset,
  profileChangeCancel,
  profileChangeRequest,
  profileChanges,
  realNameSubmit,
};
