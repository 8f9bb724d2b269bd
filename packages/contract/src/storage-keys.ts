/**
 * Names of cookies and of keys in local storage.
 * Requirements THM-2, SES-1, SES-2, INV-1, APP-6, SPT-2, SIG-2. The specification defines the name `theme` and those of
 * the four invite codes; Pavilion chose the others.
 */
export const storageKeys = {
  token: 'token',
  /** The error code that ended the session, until one tab has shown it or the next login (SES-4). */
  sessionEnd: 'pavilion.session-end',
  /** The cookie of the token on HTTPS: browsers let only pages of this very host set a name with this prefix. */
  secureToken: '__Host-token',
  theme: 'theme',
  locale: 'locale',
  /** A cookie, and an item for other tabs: `true` while this device hides balances. */
  balanceHidden: 'pavilion.balance-hidden',
  deviceCookie: 'deviceId',
  deviceRandomId: 'pavilion.device',
  memberInfo: 'pavilion.member',
  /** A cookie: the hash of the session's account name, for requests of the server (REQ-9). */
  userHash: 'pavilion.user-hash',
  rememberedLogin: 'pavilion.remembered-login',
  agentCheck: 'isCheck',
  signatureTable: 'pavilion.signatures',
  sportsParameters: 'pavilion.sports',
  preInfo: 'pavilion.pre-info',
  platformCounts: 'pavilion.platform-count',
  phoneArrival: 'pavilion.phone-arrival',
  /** The format of odds that this device shows. */
  oddsFormat: 'pavilion.odds-format',
  closedPromotions: 'pavilion.closed-promotions',
  closedNotices: 'pavilion.closed-notices',
  closedBanners: 'pavilion.closed-banners',
  /** The member and login that the warning of fraud was shown to (DLG-9). */
  fraudWarning: 'pavilion.anti-fraud',
  flipRounds: 'pavilion.flip-rounds',
  /** The games that a visitor keeps and opened, until a login. */
  visitorGames: 'pavilion.games',
  /** What a visitor follows on the boards, until a login. */
  visitorFavourites: 'pavilion.sports-favourites',
  /** The authors whose messages in live rooms this browser hides. */
  hiddenAuthors: 'pavilion.rooms-hidden',
  siteOnPhone: 'pavilion.site-on-phone',
  inviteCodes: { invite_code: 'invite_code', i_code: 'i_code', r_code: 'r_code', r_bet: 'r_bet' },
  agentVerify: 'agent_verify',
} as const;
