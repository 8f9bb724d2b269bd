// Generated from the files of the area folders by `npm run generate`. Do not edit.
import { flipCard } from './act/flip-card';
import { flipInfo } from './act/flip-info';
import { flipStart } from './act/flip-start';
import { inviteFriends } from './act/invite-friends';
import { inviteInfo } from './act/invite-info';
import { mallInfo } from './act/mall-info';
import { mallOrderCancel } from './act/mall-order-cancel';
import { mallOrder } from './act/mall-order';
import { mallOrders } from './act/mall-orders';
import { manualDividend } from './act/manual-dividend';
import { peakRanking } from './act/peak-ranking';
import { peakShare } from './act/peak-share';
import { popInfo } from './act/pop-info';
import { promotionApply } from './act/promotion-apply';
import { promotionHistory } from './act/promotion-history';
import { promotionInfo } from './act/promotion-info';
import { promotionList } from './act/promotion-list';
import { queryStationAdList } from './act/query-station-ad-list';
import { signInInfo } from './act/sign-in-info';
import { signInMakeup } from './act/sign-in-makeup';
import { signIn } from './act/sign-in';
import { suspensionIcon } from './act/suspension-icon';
import { vipInfo } from './act/vip-info';
import { vipLevels } from './act/vip-levels';
import { agentApply } from './agent/agent-apply';
import { agentInfo } from './agent/agent-info';
import { agentMembers } from './agent/agent-members';
import { agentProgramme } from './agent/agent-programme';
import { agentSettlements } from './agent/agent-settlements';
import { agentVerify } from './agent/agent-verify';
import { cachedPreInfo } from './cache/cached-pre-info';
import { jsonCacheRead } from './cache/json-cache-read';
import { jsonCacheWrite } from './cache/json-cache-write';
import { assistedDepositCancel } from './fd/assisted-deposit-cancel';
import { assistedDepositInfo } from './fd/assisted-deposit-info';
import { assistedDepositList } from './fd/assisted-deposit-list';
import { assistedDepositRequest } from './fd/assisted-deposit-request';
import { coinExchange } from './fd/coin-exchange';
import { depositCancel } from './fd/deposit-cancel';
import { depositChannels } from './fd/deposit-channels';
import { depositCreate } from './fd/deposit-create';
import { depositOrder } from './fd/deposit-order';
import { depositOrders } from './fd/deposit-orders';
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
import { walletOverview } from './fd/wallet-overview';
import { walletTransfer } from './fd/wallet-transfer';
import { withdrawalCancel } from './fd/withdrawal-cancel';
import { withdrawalCreate } from './fd/withdrawal-create';
import { withdrawalInfo } from './fd/withdrawal-info';
import { withdrawalOrder } from './fd/withdrawal-order';
import { withdrawalOrders } from './fd/withdrawal-orders';
import { withdrawalQuote } from './fd/withdrawal-quote';
import { betDays } from './game/bet-days';
import { betRecords } from './game/bet-records';
import { gameFavourite } from './game/game-favourite';
import { gameList } from './game/game-list';
import { latestWins } from './game/latest-wins';
import { platformCount } from './game/platform-count';
import { sportsBets } from './game/sports-bets';
import { sportsBoard } from './game/sports-board';
import { sportsCashOutQuote } from './game/sports-cash-out-quote';
import { sportsCashOut } from './game/sports-cash-out';
import { sportsChanges } from './game/sports-changes';
import { sportsEvent } from './game/sports-event';
import { sportsFavouritesChange } from './game/sports-favourites-change';
import { sportsFavourites } from './game/sports-favourites';
import { sportsLimits } from './game/sports-limits';
import { sportsOutcome } from './game/sports-outcome';
import { sportsOutrights } from './game/sports-outrights';
import { sportsPlace } from './game/sports-place';
import { sportsPriceHistory } from './game/sports-price-history';
import { sportsResults } from './game/sports-results';
import { sportsStandings } from './game/sports-standings';
import { tableRounds } from './game/table-rounds';
import { venueLaunch } from './game/venue-launch';
import { currencyRecords } from './page-fd/currency-records';
import { giftRecords } from './page-fd/gift-records';
import { transactionRecords } from './page-fd/transaction-records';
import { welfareRecords } from './page-fd/welfare-records';
import { addressList } from './site/address-list';
import { addressRemove } from './site/address-remove';
import { addressSave } from './site/address-save';
import { challengeSend } from './site/challenge-send';
import { demoRefill } from './site/demo-refill';
import { demoStart } from './site/demo-start';
import { deviceEnd } from './site/device-end';
import { devicesEndOthers } from './site/devices-end-others';
import { devices } from './site/devices';
import { evidenceAdd } from './site/evidence-add';
import { evidencePicture } from './site/evidence-picture';
import { guideInfo } from './site/guide-info';
import { limitConfirm } from './site/limit-confirm';
import { limitSet } from './site/limit-set';
import { limitWithdraw } from './site/limit-withdraw';
import { limitsReviewed } from './site/limits-reviewed';
import { loginCode } from './site/login-code';
import { loginPhone } from './site/login-phone';
import { login } from './site/login';
import { logout } from './site/logout';
import { mailDelete } from './site/mail-delete';
import { mailList } from './site/mail-list';
import { mailReadAll } from './site/mail-read-all';
import { mailRead } from './site/mail-read';
import { mailRestore } from './site/mail-restore';
import { mailUnread } from './site/mail-unread';
import { memberInfo } from './site/member-info';
import { memberJwt } from './site/member-jwt';
import { memberSecurity } from './site/member-security';
import { messageBox } from './site/message-box';
import { passwordChange } from './site/password-change';
import { passwordIdentify } from './site/password-identify';
import { passwordReset } from './site/password-reset';
import { passwordVerify } from './site/password-verify';
import { paymentPasswordForgot } from './site/payment-password-forgot';
import { paymentPasswordReset } from './site/payment-password-reset';
import { paymentPasswordSet } from './site/payment-password-set';
import { phoneCode } from './site/phone-code';
import { phoneVerify } from './site/phone-verify';
import { playSummary } from './site/play-summary';
import { preInfo } from './site/pre-info';
import { profileChangeCancel } from './site/profile-change-cancel';
import { profileChangeRequest } from './site/profile-change-request';
import { profileChanges } from './site/profile-changes';
import { profileInfo } from './site/profile-info';
import { profileSave } from './site/profile-save';
import { protectionInfo } from './site/protection-info';
import { queryNoticeList } from './site/query-notice-list';
import { realNameSubmit } from './site/real-name-submit';
import { realityCheckAnswer } from './site/reality-check-answer';
import { realityCheckSet } from './site/reality-check-set';
import { register } from './site/register';
import { returnRequest } from './site/return-request';
import { roomInfo } from './site/room-info';
import { roomList } from './site/room-list';
import { roomMessages } from './site/room-messages';
import { secKey } from './site/sec-key';
import { selfExclude } from './site/self-exclude';
import { sponsorList } from './site/sponsor-list';
import { supportChat } from './site/support-chat';
import { supportClose } from './site/support-close';
import { supportJoin } from './site/support-join';
import { supportMessages } from './site/support-messages';
import { supportPictureAdd } from './site/support-picture-add';
import { supportPicture } from './site/support-picture';
import { supportQuestions } from './site/support-questions';
import { supportReopen } from './site/support-reopen';
import { supportSeen } from './site/support-seen';
import { supportSend } from './site/support-send';
import { supportThreads } from './site/support-threads';
import { supportUnread } from './site/support-unread';
import { ticketOpen } from './site/ticket-open';
import { timeOutStart } from './site/time-out-start';
import { vvPretty } from './site/vv-pretty';
import { webTerminal } from './site/web-terminal';

/** Every call of the contract, by name. The gateway has a handler and the SDK an endpoint for each. */
export const calls = {
  flipCard,
  flipInfo,
  flipStart,
  inviteFriends,
  inviteInfo,
  mallInfo,
  mallOrderCancel,
  mallOrder,
  mallOrders,
  manualDividend,
  peakRanking,
  peakShare,
  popInfo,
  promotionApply,
  promotionHistory,
  promotionInfo,
  promotionList,
  queryStationAdList,
  signInInfo,
  signInMakeup,
  signIn,
  suspensionIcon,
  vipInfo,
  vipLevels,
  agentApply,
  agentInfo,
  agentMembers,
  agentProgramme,
  agentSettlements,
  agentVerify,
  cachedPreInfo,
  jsonCacheRead,
  jsonCacheWrite,
  assistedDepositCancel,
  assistedDepositInfo,
  assistedDepositList,
  assistedDepositRequest,
  coinExchange,
  depositCancel,
  depositChannels,
  depositCreate,
  depositOrder,
  depositOrders,
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
  walletOverview,
  walletTransfer,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalInfo,
  withdrawalOrder,
  withdrawalOrders,
  withdrawalQuote,
  betDays,
  betRecords,
  gameFavourite,
  gameList,
  latestWins,
  platformCount,
  sportsBets,
  sportsBoard,
  sportsCashOutQuote,
  sportsCashOut,
  sportsChanges,
  sportsEvent,
  sportsFavouritesChange,
  sportsFavourites,
  sportsLimits,
  sportsOutcome,
  sportsOutrights,
  sportsPlace,
  sportsPriceHistory,
  sportsResults,
  sportsStandings,
  tableRounds,
  venueLaunch,
  currencyRecords,
  giftRecords,
  transactionRecords,
  welfareRecords,
  addressList,
  addressRemove,
  addressSave,
  challengeSend,
  demoRefill,
  demoStart,
  deviceEnd,
  devicesEndOthers,
  devices,
  evidenceAdd,
  evidencePicture,
  guideInfo,
  limitConfirm,
  limitSet,
  limitWithdraw,
  limitsReviewed,
  loginCode,
  loginPhone,
  login,
  logout,
  mailDelete,
  mailList,
  mailReadAll,
  mailRead,
  mailRestore,
  mailUnread,
  memberInfo,
  memberJwt,
  memberSecurity,
  messageBox,
  passwordChange,
  passwordIdentify,
  passwordReset,
  passwordVerify,
  paymentPasswordForgot,
  paymentPasswordReset,
  paymentPasswordSet,
  phoneCode,
  phoneVerify,
  playSummary,
  preInfo,
  profileChangeCancel,
  profileChangeRequest,
  profileChanges,
  profileInfo,
  profileSave,
  protectionInfo,
  queryNoticeList,
  realNameSubmit,
  realityCheckAnswer,
  realityCheckSet,
  register,
  returnRequest,
  roomInfo,
  roomList,
  roomMessages,
  secKey,
  selfExclude,
  sponsorList,
  supportChat,
  supportClose,
  supportJoin,
  supportMessages,
  supportPictureAdd,
  supportPicture,
  supportQuestions,
  supportReopen,
  supportSeen,
  supportSend,
  supportThreads,
  supportUnread,
  ticketOpen,
  timeOutStart,
  vvPretty,
  webTerminal,
} as const;
