/** The enumerations of the API, free of the schema library, so that browser bundles can use them. */

/** Lobby categories, by the last segment of their path. */
export const gameCategories = ['chess', 'egame', 'gaming', 'lottery', 'realbet', 'sport', 'fishing'] as const;
/** A lobby category. */
export type GameCategory = (typeof gameCategories)[number];

/** The category of each key of the platform counts, in response order. Fishing has no key (PLT-1). */
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

/** Kinds of terminals that the site runs on. */
export const terminalKinds = ['web', 'phone-web', 'home-screen'] as const;
/** A kind of terminal. */
export type TerminalKind = (typeof terminalKinds)[number];

/** States of a bet on sports events. A pending one waits for the decision of the venue, a refused one got its stake back. */
export const sportBetStates = ['pending', 'open', 'settled', 'void', 'refused', 'cashed-out'] as const;
/** The state of a bet on sports events. */
export type SportBetState = (typeof sportBetStates)[number];

/** What can be followed on the boards of sports: leagues, matches, and market types that opened matches show first. */
export const sportFavouriteKinds = ['leagues', 'matches', 'pins'] as const;
/** What can be followed on the boards of sports. */
export type SportFavouriteKind = (typeof sportFavouriteKinds)[number];

/** States of a bet: a round of a game is open, settled or void. */
export const betStates = ['open', 'settled', 'void', 'pending', 'refused', 'cashed-out'] as const;
/** The state of a bet. */
export type BetState = (typeof betStates)[number];

/**
 * The kind of a bet on an unfinished hand or magazine, which has no fields: its cards are secret until it ends. Opening the
 * game resumes it.
 */
export const unfinishedKind = 'unfinished';

/** Kinds of transactions. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'stake',
  'payout',
  'bonus',
  'rebate',
  'commission',
  'adjustment',
] as const;
/** The kind of a transaction. */
export type TransactionKind = (typeof transactionKinds)[number];

/** The marks that deposit channels and payout kinds are recognized by. The site has a drawing for each. */
export const paymentMarks = ['bank', 'speed', 'alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'usdt'] as const;
/** The mark of a deposit channel or a payout kind. */
export type PaymentMark = (typeof paymentMarks)[number];

/**
 * States of a payout account. In order of precedence: while none of a member's accounts is usable, the first state among them
 * names the lock of withdrawals.
 */
export const payoutAccountStates = ['usable', 'cooling'] as const;
/** The state of a payout account; only a usable one can be paid to. */
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** States of a deposit order. */
export const depositStates = ['pending', 'paid', 'expired', 'cancelled'] as const;
/** The state of a deposit order. */
export type DepositState = (typeof depositStates)[number];

/** The controls of a form that is described as data. */
export const formControls = ['text', 'digits', 'email', 'date', 'choice', 'secret', 'fixed'] as const;
/**
 * The control of a field. `date` is a day of the calendar, YYYY-MM-DD. `email` is one address, in lower case. `fixed` shows a value that cannot be changed in this form. `secret` is for a PIN: its value is
 * hidden while it is typed, sent in `secrets`, and neither stored nor answered.
 */
export type FormControl = (typeof formControls)[number];

/** What the lengths of a text field count. */
export const lengthUnits = ['units', 'characters'] as const;
/** Text units (a character above code 255 counts as 2), or characters. */
export type LengthUnit = (typeof lengthUnits)[number];

/** Checks of a value beyond its pattern: the check digit of a card number, the checksum of an address. */
export const formChecks = ['luhn', 'coin-address'] as const;
/** A validation beyond a pattern. */
export type FormCheck = (typeof formChecks)[number];

/** Kinds of threads with support: a ticket, the chat, and the messages of an assisted deposit. */
export const threadKinds = ['ticket', 'chat', 'assisted-deposit'] as const;
/** The kind of a thread with support. */
export type ThreadKind = (typeof threadKinds)[number];

/** States of a thread with support. An open and a reopened one wait for support, an answered one for the customer. */
export const threadStates = ['open', 'answered', 'closed', 'reopened'] as const;
/** The state of a thread with support. */
export type ThreadState = (typeof threadStates)[number];

/** Authors of messages in a thread with support; the customer is a member or a visitor. */
export const messageAuthors = ['customer', 'staff', 'system'] as const;
/** The author of a message in a thread with support. */
export type MessageAuthor = (typeof messageAuthors)[number];

/**
 * States of an assisted deposit. `assigned`: a member of the staff has taken it; `instructed`: its deposit order is open.
 * The last four are final.
 */
export const assistedDepositStates = [
  'requested',
  'assigned',
  'instructed',
  'paid',
  'refused',
  'expired',
  'cancelled',
] as const;
/** The state of an assisted deposit. */
export type AssistedDepositState = (typeof assistedDepositStates)[number];

/** States of a real-name verification. */
export const realNameStates = ['none', 'pending', 'passed', 'refused'] as const;
/** The state of a real-name verification. */
export type RealNameState = (typeof realNameStates)[number];

/** Profile fields that change only after a review. */
export const profileFields = ['real-name', 'phone', 'birthday', 'email'] as const;
/** A profile field that changes only after a review. */
export type ProfileField = (typeof profileFields)[number];

/** States of a profile change request. The last three are final. */
export const profileChangeStates = ['pending', 'passed', 'refused', 'cancelled'] as const;
/** The state of a profile change request. */
export type ProfileChangeState = (typeof profileChangeStates)[number];

/** Media types of pictures that members and visitors upload. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The media type of a picture. */
export type PictureType = (typeof pictureTypes)[number];

/** States of a withdrawal. The last three are final. */
export const withdrawalStates = ['requested', 'reviewed', 'paid', 'refused', 'cancelled'] as const;
/** The state of a withdrawal. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Reasons why a member cannot withdraw, in order of precedence. */
export const withdrawalLocks = [
  'cashier-halted',
  'real-name-missing',
  'real-name-pending',
  'payout-account-missing',
  'payment-password-missing',
  'payment-password-locked',
  'payout-account-cooling',
  'turnover',
  'times',
  'day-limit',
  'balance',
] as const;
/** The reason why a member cannot withdraw. */
export type WithdrawalLockReason = (typeof withdrawalLocks)[number];

/**
 * What the text of each lock names: the time when it ends (`until`), the missing amount of money (`amount`), or neither. The
 * gateway sends this value. Requirement REQ-10.
 */
export const withdrawalLockValues = {
  'cashier-halted': 'none',
  'real-name-missing': 'none',
  'real-name-pending': 'none',
  'payout-account-missing': 'none',
  'payment-password-missing': 'none',
  'payment-password-locked': 'until',
  'payout-account-cooling': 'until',
  turnover: 'amount',
  times: 'until',
  'day-limit': 'until',
  balance: 'amount',
} as const satisfies Readonly<Record<WithdrawalLockReason, 'until' | 'amount' | 'none'>>;

/**
 * Reasons why a reviewed withdrawal is refused; its money returns to the main wallet. `review` is the general one, which
 * support explains. (A lock, in contrast, prevents the request of a withdrawal.)
 */
export const withdrawalRefusals = [
  'review',
  'payout-account-rejected',
  'account-holder-differs',
  'stakes-not-counted',
] as const;
/** The reason why a withdrawal was refused. */
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** States of a turnover requirement. */
export const requirementStates = ['open', 'done', 'lifted'] as const;
/** The state of a turnover requirement; it is lifted when the money that it applied to is lost. */
export type RequirementState = (typeof requirementStates)[number];

/** Causes of a turnover requirement. */
export const requirementCauses = ['deposit', 'bonus', 'adjustment'] as const;
/** The cause of a turnover requirement. */
export type RequirementCause = (typeof requirementCauses)[number];

/** Directions of a transfer between the main wallet and a venue's wallet. */
export const transferDirections = ['in', 'out'] as const;
/** `in`: to the venue; `out`: back to the main wallet. */
export type TransferDirection = (typeof transferDirections)[number];

/** States of a bonus. The last three are final. */
export const giftStates = ['waiting', 'pending', 'claimed', 'expired', 'revoked'] as const;
/** The state of a bonus: it waits to be claimed, is under review, was claimed, was not claimed in time, or was taken back. */
export type GiftState = (typeof giftStates)[number];

/** Kinds of loyalty rewards. */
export const welfareKinds = ['rebate', 'exchange'] as const;
/** The kind of a loyalty reward: a rebate, or money exchanged for coins. */
export type WelfareKind = (typeof welfareKinds)[number];

/** Kinds of coin transactions: earned by playing, received for a sign-in, spent, given back, exchanged for money. */
export const coinKinds = ['earned', 'signed-in', 'spent', 'returned', 'exchanged', 'adjusted'] as const;
/** The kind of a coin transaction. */
export type CoinKind = (typeof coinKinds)[number];

/**
 * Kinds of gifts of the mall, by their delivery: goods are sent, a voucher is money to be claimed as a grant, cash is money that
 * is credited at once.
 */
export const mallGiftKinds = ['goods', 'voucher', 'cash'] as const;
/** The kind of a gift of the mall. */
export type MallGiftKind = (typeof mallGiftKinds)[number];

/** States of an order in the mall. The last three are final. */
export const mallOrderStates = ['placed', 'packing', 'shipped', 'received', 'cancelled', 'refused'] as const;
/** The state of an order in the mall; the member cancels, the mall refuses. */
export type MallOrderState = (typeof mallOrderStates)[number];

/** Challenges at the login: a sent code, a sum, a slider, or personal data. */
export const challengeKinds = ['code', 'question', 'slider', 'phone', 'real-name', 'bank-card'] as const;
/** A challenge beyond the password. */
export type ChallengeKind = (typeof challengeKinds)[number];

/** Channels of verification codes. */
export const messageChannels = ['sms', 'email', 'voice', 'authenticator'] as const;
/** The channel of a verification code. */
export type MessageChannel = (typeof messageChannels)[number];

/** Reasons of validation errors. The site has a message for each. */
export const fieldReasons = [
  'required',
  'format',
  'too-short',
  'too-long',
  'weak',
  'under-age',
  'taken',
  'below',
  'above',
  'must-accept',
  'unknown',
  'blocked',
  'checksum',
] as const;
/** The reason of a validation error. */
export type FieldReason = (typeof fieldReasons)[number];

/** Days of a time-out. */
export const timeOutDays = [1, 7, 30, 42] as const;
/** Months of a self-exclusion. */
export const exclusionMonths = [6, 12, 60] as const;
/** Minutes between two reality checks. */
export const realityCheckMinutes = [15, 30, 60, 120] as const;

/** Why a member's account is closed for play: a time-out, or a self-exclusion. */
export const closureKinds = ['time-out', 'self-exclusion'] as const;
/** The kind of a closure. */
export type ClosureKind = (typeof closureKinds)[number];

/** Spans of the summary of a member's play: today, this week, this month, the last three months. */
export const summarySpans = ['day', 'week', 'month', 'quarter'] as const;
/** A span of the summary of play. */
export type SummarySpan = (typeof summarySpans)[number];

/**
 * What an invited friend has come to. `open`: steps are left; `agent`: the friend counts for the agent of the inviter, who earns
 * nothing (INV-6); `over`: the time for the steps is up.
 */
export const invitationStates = [
  'open',
  'rewarded',
  'review',
  'same-person',
  'limit',
  'agent',
  'over',
] as const;
/** The state of an invitation. */
export type InvitationState = (typeof invitationStates)[number];

/** The first steps of a member, in order. */
export const guideSteps = ['real-name', 'payout-account', 'deposit', 'round'] as const;
/** A first step of a member. */
export type GuideStep = (typeof guideSteps)[number];

/** States of a first step. `pending`: a review or a payment is awaited. */
export const guideStepStates = ['todo', 'pending', 'done'] as const;
/** The state of a first step. */
export type GuideStepState = (typeof guideStepStates)[number];

/** Drawn avatars: names of drawings of the game covers. */
export const avatars = [
  ...(['crane', 'dragon', 'tiger', 'rabbit', 'panda', 'koi'] as const),
  ...(['phoenix', 'lotus', 'peach', 'gourd', 'fan', 'lantern'] as const),
] as const;
/** A drawn avatar. */
export type Avatar = (typeof avatars)[number];

/** States of a round of the card game. */
export const flipRoundStates = ['open', 'finished'] as const;
/** The state of a round of the card game. */
export type FlipRoundState = (typeof flipRoundStates)[number];

/** What gives a chance to flip a card: a sign-in, a month without a missing day, a friend who has done every step. */
export const flipChanceCauses = ['sign-in', 'month', 'friend'] as const;
/** What a chance to flip a card came from. */
export type FlipChanceCause = (typeof flipChanceCauses)[number];

/** Weeks of the ranking among friends: the running one and the one before. */
export const peakWeeks = ['current', 'last'] as const;
/** A week of the ranking among friends. */
export type PeakWeek = (typeof peakWeeks)[number];

/** States of an agent. A suspended one earns nothing from the agents below, and its months are held. */
export const agentStates = ['active', 'suspended', 'closed'] as const;
/** The state of an agent; `closed` is final. */
export type AgentState = (typeof agentStates)[number];

/** Orders of an agent's members: the newest first, or the highest turnover of this month first. */
export const agentMemberOrders = ['joined', 'turnover'] as const;
/** The order of an agent's members. */
export type AgentMemberOrder = (typeof agentMemberOrders)[number];

/** States of an application to become an agent. */
export const agentApplicationStates = ['pending', 'passed', 'refused'] as const;
/** The state of an application to become an agent. */
export type AgentApplicationState = (typeof agentApplicationStates)[number];

/** States of a counted month: to be approved, paid, without an amount to pay, or held back by the back office. */
export const settlementStates = ['counted', 'paid', 'carried', 'held'] as const;
/** The state of a counted month. */
export type SettlementState = (typeof settlementStates)[number];

/** How often a member can take part in a promotion: once for ever, or once in each span of the brand's calendar. */
export const promotionPeriods = ['once', 'day', 'week', 'month'] as const;
/** How often a member can take part. */
export type PromotionPeriod = (typeof promotionPeriods)[number];

/**
 * The state of a member's part in a promotion. `needs`: something is missing; `pending`: a person decides; `in-progress`: opted in;
 * `granted`: a bonus waits to be claimed; `spent`: the budget is used up.
 */
export const promotionStates = [
  'open',
  'needs',
  'pending',
  'in-progress',
  'granted',
  'claimed',
  'refused',
  'over',
  'spent',
] as const;
/** The state of a member's part in a promotion. */
export type PromotionState = (typeof promotionStates)[number];

/** What a member can lack for a promotion: a confirmed real name, a VIP level, a registration that is recent enough. */
export const promotionNeeds = ['real-name', 'level', 'new-member'] as const;
/** What a member lacks for a promotion. */
export type PromotionNeed = (typeof promotionNeeds)[number];

/** States of a live room. */
export const roomStates = ['live', 'ended', 'maintenance'] as const;
/** The state of a live room. */
export type RoomState = (typeof roomStates)[number];

/** What a live room shows: a match drawn from its data, or a video. */
export const streamKinds = ['drawn', 'hls'] as const;
/** What a live room shows. */
export type StreamKind = (typeof streamKinds)[number];

/** Why a message in a live room is reported. */
export const roomReportReasons = ['advertising', 'fraud', 'insult', 'other'] as const;
/** Why a message is reported. */
export type RoomReportReason = (typeof roomReportReasons)[number];

/** Why the text of a message is refused, as the `reason` of 20504 roomTextRefused. */
export const roomTextRefusals = ['empty', 'banned-word', 'contact', 'repeated'] as const;
/** Why the text of a message is refused. */
export type RoomTextRefusal = (typeof roomTextRefusals)[number];
