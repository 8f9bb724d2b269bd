import type { CallName } from '@pavilion/contract';
import type { Handler } from '../http/call-context';
import { manualDividend } from './act/manual-dividend.handler';
import { popInfo } from './act/pop-info.handler';
import { queryStationAdList } from './act/query-station-ad-list.handler';
import { suspensionIcon } from './act/suspension-icon.handler';
import { cachedPreInfo } from './cache/cached-pre-info.handler';
import { jsonCacheRead } from './cache/json-cache-read.handler';
import { jsonCacheWrite } from './cache/json-cache-write.handler';
import { depositCancel } from './fd/deposit-cancel.handler';
import { depositChannels } from './fd/deposit-channels.handler';
import { depositCreate } from './fd/deposit-create.handler';
import { depositOrder } from './fd/deposit-order.handler';
import { depositOrders } from './fd/deposit-orders.handler';
import { walletOverview } from './fd/wallet-overview.handler';
import { betRecords } from './game/bet-records.handler';
import { gameFavourite } from './game/game-favourite.handler';
import { gameList } from './game/game-list.handler';
import { latestWins } from './game/latest-wins.handler';
import { platformCount } from './game/platform-count.handler';
import { venueLaunch } from './game/venue-launch.handler';
import { transactionRecords } from './page-fd/transaction-records.handler';
import { challengeSend } from './site/challenge-send.handler';
import { login } from './site/login.handler';
import { logout } from './site/logout.handler';
import { memberInfo } from './site/member-info.handler';
import { memberJwt } from './site/member-jwt.handler';
import { messageBox } from './site/message-box.handler';
import { passwordIdentify } from './site/password-identify.handler';
import { passwordReset } from './site/password-reset.handler';
import { passwordVerify } from './site/password-verify.handler';
import { preInfo } from './site/pre-info.handler';
import { queryNoticeList } from './site/query-notice-list.handler';
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
};
