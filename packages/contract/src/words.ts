/** Words that travel, without a schema library, so that a browser bundle can list them. */

/** The lobby categories, by the last part of their path. */
export const gameCategories = ['chess', 'egame', 'gaming', 'lottery', 'realbet', 'sport', 'fishing'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Keys of the platform counts: sports, electronic, esports, live dealer, lottery, chess. Source: section 3 of the specification. */
export const platformKeys = ['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP'] as const;
export type PlatformKey = (typeof platformKeys)[number];

export const terminalKinds = ['web', 'phone-web', 'home-screen'] as const;
export type TerminalKind = (typeof terminalKinds)[number];

export const betStates = ['open', 'settled', 'void'] as const;
export type BetState = (typeof betStates)[number];

export const transactionKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'stake',
  'payout',
  'bonus',
  'rebate',
  'adjustment',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const depositKinds = ['bank', 'alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'usdt'] as const;
export type DepositKind = (typeof depositKinds)[number];

export const depositStates = ['pending', 'paid', 'expired', 'cancelled'] as const;
export type DepositState = (typeof depositStates)[number];

/** What a check asks for: a code that was sent, a sum, a slider, or what only the person knows. */
export const challengeKinds = ['code', 'question', 'slider', 'phone', 'real-name', 'bank-card'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

/** How a code reaches a person. */
export const messageChannels = ['sms', 'email', 'voice', 'authenticator'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Why a field is refused. The site has a text for each. */
export const fieldReasons = [
  'required',
  'format',
  'too-short',
  'too-long',
  'weak',
  'taken',
  'below',
  'above',
  'must-accept',
  'unknown',
  'blocked',
] as const;
export type FieldReason = (typeof fieldReasons)[number];
