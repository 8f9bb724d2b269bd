/** Words that travel, without a schema library, so that a browser bundle can list them. */

/** The lobby categories, by the last part of their path. */
export const gameCategories = ['chess', 'egame', 'gaming', 'lottery', 'realbet', 'sport', 'fishing'] as const;
/** A category of games. */
export type GameCategory = (typeof gameCategories)[number];

/** The category that each key of the platform counts stands for, in the order of the response; fishing has no key (PLT-1). */
export const platformCategories = {
  TY: 'sport',
  DZ: 'egame',
  DJ: 'gaming',
  ZR: 'realbet',
  CP: 'lottery',
  QP: 'chess',
} as const satisfies Record<string, GameCategory>;
/** A category, as platform counts abbreviate it. */
export type PlatformKey = keyof typeof platformCategories;
/** The keys of the platform counts. */
export const platformKeys: readonly PlatformKey[] = Object.keys(platformCategories) as PlatformKey[];

/** The kinds of terminals that the site can be used on. */
export const terminalKinds = ['web', 'phone-web', 'home-screen'] as const;
/** A kind of terminal. */
export type TerminalKind = (typeof terminalKinds)[number];

/** The kinds of rounds that bet records keep in `detail`, each with its own fields and its own view. */
export const roundKinds = ['slots'] as const;
/** A kind of round. */
export type RoundKind = (typeof roundKinds)[number];

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

/** The marks that deposit channels and payout kinds are recognized by. The site has a drawing for each. */
export const paymentMarks = ['bank', 'speed', 'alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'usdt'] as const;
/** The mark of a deposit channel or a payout kind. */
export type PaymentMark = (typeof paymentMarks)[number];

/** Where a deposit order can stand. */
export const depositStates = ['pending', 'paid', 'expired', 'cancelled'] as const;
/** Where a deposit order stands. */
export type DepositState = (typeof depositStates)[number];

/** The controls of a form that is described as data. */
export const formControls = ['text', 'digits', 'choice', 'fixed'] as const;
/** The control of a field; `fixed` shows a value that cannot be changed in this form. */
export type FormControl = (typeof formControls)[number];

/** Checks of a value beyond its pattern: the check digit of a card number, the checksum of an address. */
export const formChecks = ['luhn', 'coin-address'] as const;
/** A check of a value beyond its pattern. */
export type FormCheck = (typeof formChecks)[number];

/** Where the check of a real name can stand. */
export const realNameStates = ['none', 'pending', 'passed', 'refused'] as const;
/** Where the check of a real name stands. */
export type RealNameState = (typeof realNameStates)[number];

/** What of a profile nobody can change without a review. */
export const profileFields = ['real-name', 'phone', 'birthday', 'email'] as const;
/** A part of the profile that a review changes. */
export type ProfileField = (typeof profileFields)[number];

/** Where a request to change the profile can stand. The last three are ends. */
export const profileChangeStates = ['pending', 'passed', 'refused', 'cancelled'] as const;
/** Where a request to change the profile stands. */
export type ProfileChangeState = (typeof profileChangeStates)[number];

/** What evidence may be: pictures of these types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The type of a picture. */
export type PictureType = (typeof pictureTypes)[number];

/** Where a withdrawal can stand. The last three are ends. */
export const withdrawalStates = ['requested', 'reviewed', 'paid', 'refused', 'cancelled'] as const;
/** Where a withdrawal stands. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why a member can not withdraw, in the order in which the reasons count. */
export const withdrawalLocks = [
  'cashier-halted',
  'real-name-missing',
  'real-name-pending',
  'account-missing',
  'payment-password-missing',
  'payment-password-locked',
  'account-cooling',
  'turnover',
  'times',
  'day-limit',
  'balance',
] as const;
/** Why a member can not withdraw. */
export type WithdrawalLockReason = (typeof withdrawalLocks)[number];

/** Where a requirement of turnover can stand. */
export const requirementStates = ['open', 'done', 'lifted'] as const;
/** Where a requirement stands; it is lifted when the money that it was for has been played away. */
export type RequirementState = (typeof requirementStates)[number];

/** What turnover can be required for. */
export const requirementCauses = ['deposit', 'bonus', 'adjustment'] as const;
/** What turnover is required for. */
export type RequirementCause = (typeof requirementCauses)[number];

/** Which way money goes between the main wallet and a venue's. */
export const transferDirections = ['in', 'out'] as const;
/** `in`: to the venue; `out`: back to the main wallet. */
export type TransferDirection = (typeof transferDirections)[number];

/** Where a bonus can stand. */
export const giftStates = ['waiting', 'claimed'] as const;
/** Where a bonus stands. */
export type GiftState = (typeof giftStates)[number];

/** What a member gets for playing. */
export const welfareKinds = ['rebate', 'exchange'] as const;
/** What a member got for playing: a rebate, or money for coins. */
export type WelfareKind = (typeof welfareKinds)[number];

/** Why coins move. */
export const coinKinds = ['earned', 'exchanged', 'adjusted'] as const;
/** Why coins moved. */
export type CoinKind = (typeof coinKinds)[number];

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
  'checksum',
] as const;
/** Why a field is refused. */
export type FieldReason = (typeof fieldReasons)[number];
