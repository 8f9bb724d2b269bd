/** Words that travel, without a schema library, so that a browser bundle can list them. */

/** The lobby categories, by the last part of their path. */
export const gameCategories = ['chess', 'egame', 'gaming', 'lottery', 'realbet', 'sport', 'fishing'] as const;
/** A category of games. */
export type GameCategory = (typeof gameCategories)[number];

/** Keys of the platform counts: sports, electronic, esports, live dealer, lottery, chess. Source: section 3 of the specification. */
export const platformKeys = ['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP'] as const;
/** A category, as platform counts abbreviate it. */
export type PlatformKey = (typeof platformKeys)[number];

/** The kinds of terminals that the site can be used on. */
export const terminalKinds = ['web', 'phone-web', 'home-screen'] as const;
/** A kind of terminal. */
export type TerminalKind = (typeof terminalKinds)[number];

/** Where a round can stand. */
export const betStates = ['open', 'settled', 'void'] as const;
/** Where a round stands. */
export type BetState = (typeof betStates)[number];

/** The reasons why money moves. */
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
/** Why money moved. */
export type TransactionKind = (typeof transactionKinds)[number];

/** The ways to pay in. */
export const depositKinds = ['bank', 'alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'usdt'] as const;
/** A way to pay in. */
export type DepositKind = (typeof depositKinds)[number];

/** Where a deposit order can stand. */
export const depositStates = ['pending', 'paid', 'expired', 'cancelled'] as const;
/** Where a deposit order stands. */
export type DepositState = (typeof depositStates)[number];

/** What a check asks for: a code that was sent, a sum, a slider, or what only the person knows. */
export const challengeKinds = ['code', 'question', 'slider', 'phone', 'real-name', 'bank-card'] as const;
/** What a login may be asked to prove beside the password. */
export type ChallengeKind = (typeof challengeKinds)[number];

/** How a code reaches a person. */
export const messageChannels = ['sms', 'email', 'voice', 'authenticator'] as const;
/** How a code reaches a member. */
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
/** Why a field is refused. */
export type FieldReason = (typeof fieldReasons)[number];
