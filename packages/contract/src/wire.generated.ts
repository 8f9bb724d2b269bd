// Generated from the call definitions by `npm run generate`. Do not edit.
import type { WireCall } from './call';
import type { CallName } from './calls';

export const wire = {
  preInfo: { method: "POST", path: "/site/api/v1/configuration/preInfo", area: "/site/api", auth: "public", idempotent: false, retry: "read", defaults: {"platformType":6} },
  queryNoticeList: { method: "POST", path: "/site/api/v1/advertising/queryNoticeList", area: "/site/api", auth: "optional", idempotent: false, retry: "read", defaults: {} },
  login: { method: "POST", path: "/site/api/v1/user/login", area: "/site/api", auth: "public", idempotent: false, retry: "never", defaults: {} },
  register: { method: "POST", path: "/site/api/v1/user/register", area: "/site/api", auth: "public", idempotent: false, retry: "never", defaults: {} },
  logout: { method: "POST", path: "/site/api/v1/user/logout", area: "/site/api", auth: "member", idempotent: false, retry: "never", defaults: {} },
  memberInfo: { method: "POST", path: "/site/api/v1/user/member/info", area: "/site/api", auth: "member", idempotent: false, retry: "read", defaults: {"withLockMoney":1} },
  memberJwt: { method: "POST", path: "/site/api/v1/user/member/jwt", area: "/site/api", auth: "member", idempotent: false, retry: "never", defaults: {} },
  queryStationAdList: { method: "POST", path: "/act/api/v1/advertising/queryStationAdList", area: "/act/api", auth: "optional", idempotent: false, retry: "read", defaults: {} },
  gameList: { method: "POST", path: "/game/api/v1/game/list", area: "/game/api", auth: "optional", idempotent: false, retry: "read", defaults: {} },
  gameFavourite: { method: "POST", path: "/game/api/v1/game/favourite", area: "/game/api", auth: "member", idempotent: false, retry: "never", defaults: {} },
  platformCount: { method: "POST", path: "/game/api/v1/platform/count", area: "/game/api", auth: "optional", idempotent: false, retry: "read", defaults: {} },
  latestWins: { method: "POST", path: "/game/api/v1/win/latest", area: "/game/api", auth: "optional", idempotent: false, retry: "read", defaults: {} },
  venueLaunch: { method: "POST", path: "/game/api/v1/venue/launch", area: "/game/api", auth: "member", idempotent: false, retry: "never", defaults: {"appSendMoney":false,"activity":"","gameCode":"","https":false,"isApp":false,"isSure":true,"isPreload":false,"isManualLaunch":true,"siteId":"10001","temporaryParam":""} },
  betRecords: { method: "POST", path: "/game/api/v1/record/bets", area: "/game/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  transactionRecords: { method: "POST", path: "/page/fd/api/v1/record/transactions", area: "/page/fd/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  walletOverview: { method: "POST", path: "/fd/api/v1/wallet/overview", area: "/fd/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  depositChannels: { method: "POST", path: "/fd/api/v1/deposit/channels", area: "/fd/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  depositCreate: { method: "POST", path: "/fd/api/v1/deposit/create", area: "/fd/api", auth: "member", idempotent: true, retry: "never", defaults: {} },
  depositOrder: { method: "POST", path: "/fd/api/v1/deposit/order", area: "/fd/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  depositOrders: { method: "POST", path: "/fd/api/v1/deposit/orders", area: "/fd/api", auth: "member", idempotent: false, retry: "read", defaults: {} },
  depositCancel: { method: "POST", path: "/fd/api/v1/deposit/cancel", area: "/fd/api", auth: "member", idempotent: false, retry: "never", defaults: {} },
} as const satisfies Record<CallName, WireCall>;
