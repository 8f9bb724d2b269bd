import { manualDividend } from './act/manual-dividend';
import { popInfo } from './act/pop-info';
import { queryStationAdList } from './act/query-station-ad-list';
import { suspensionIcon } from './act/suspension-icon';
import { cachedPreInfo } from './cache/cached-pre-info';
import { jsonCacheRead } from './cache/json-cache-read';
import { jsonCacheWrite } from './cache/json-cache-write';
import type { RequestOf, ResponseOf } from './call';
import { depositCancel } from './fd/deposit-cancel';
import { depositChannels } from './fd/deposit-channels';
import { depositCreate } from './fd/deposit-create';
import { depositOrder } from './fd/deposit-order';
import { depositOrders } from './fd/deposit-orders';
import { walletOverview } from './fd/wallet-overview';
import { betRecords } from './game/bet-records';
import { gameFavourite } from './game/game-favourite';
import { gameList } from './game/game-list';
import { latestWins } from './game/latest-wins';
import { platformCount } from './game/platform-count';
import { venueLaunch } from './game/venue-launch';
import { moneyCalls } from './money-calls';
import { transactionRecords } from './page-fd/transaction-records';
import { challengeSend } from './site/challenge-send';
import { login } from './site/login';
import { logout } from './site/logout';
import { memberInfo } from './site/member-info';
import { memberJwt } from './site/member-jwt';
import { messageBox } from './site/message-box';
import { passwordIdentify } from './site/password-identify';
import { passwordReset } from './site/password-reset';
import { passwordVerify } from './site/password-verify';
import { preInfo } from './site/pre-info';
import { queryNoticeList } from './site/query-notice-list';
import { register } from './site/register';
import { secKey } from './site/sec-key';
import { vvPretty } from './site/vv-pretty';
import { webTerminal } from './site/web-terminal';

/** The calls that any page may make. */
export const coreCalls = {
  preInfo,
  cachedPreInfo,
  vvPretty,
  secKey,
  jsonCacheRead,
  jsonCacheWrite,
  webTerminal,
  queryNoticeList,
  login,
  register,
  challengeSend,
  passwordIdentify,
  passwordVerify,
  passwordReset,
  messageBox,
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
} as const;

/** Every call of the contract, by name. The gateway answers each, the SDK has an endpoint for each. */
export const calls = { ...coreCalls, ...moneyCalls } as const;

/** The definitions of all calls, as a type. */
export type Calls = typeof calls;
/** The name of a call. */
export type CallName = keyof Calls;
/** The body of a call, by its name. */
export type CallRequest<Name extends CallName> = RequestOf<Calls[Name]>;
/** The data of a call's answer, by its name. */
export type CallResponse<Name extends CallName> = ResponseOf<Calls[Name]>;
