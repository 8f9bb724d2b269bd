/**
 * Names under which the browser keeps things (cookies and local storage).
 * Source: sections 1, 3 and 4 of the specification name what is kept; the spellings of `theme` and of the four
 * invite codes are theirs, the others ours.
 */
export const storageKeys = {
  token: 'token',
  theme: 'theme',
  locale: 'locale',
  deviceCookie: 'deviceId',
  deviceRandomId: 'pavilion.device',
  memberInfo: 'pavilion.member',
  rememberedLogin: 'pavilion.remembered-login',
  agentCheck: 'isCheck',
  signatureTable: 'pavilion.signatures',
  sportsParameters: 'pavilion.sports',
  preInfo: 'pavilion.pre-info',
  platformCounts: 'pavilion.platform-count',
  phoneArrival: 'pavilion.phone-arrival',
  closedPromotions: 'pavilion.closed-promotions',
  siteOnPhone: 'pavilion.site-on-phone',
  inviteCodes: { invite_code: 'invite_code', i_code: 'i_code', r_code: 'r_code', r_bet: 'r_bet' },
  agentVerify: 'agent_verify',
} as const;
