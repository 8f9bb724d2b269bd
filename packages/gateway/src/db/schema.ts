import type {
  AgentApplicationState,
  AgentState,
  AssistedDepositState,
  Avatar,
  BetState,
  BlockReason,
  ChallengeKind,
  ClosureKind,
  DepositOrder,
  DepositState,
  FlipChanceCause,
  FlipRoundState,
  FormField,
  GameCategory,
  LimitKind,
  LimitSpan,
  LocalText,
  MailKind,
  MallGiftKind,
  MallOrderState,
  MessageAuthor,
  MessageChannel,
  PaymentMark,
  PictureType,
  PopUp,
  ProfileChangeState,
  ProfileField,
  PromotionCategory,
  PromotionPeriod,
  PromotionRule,
  RealNameState,
  RequirementCause,
  RoomReportReason,
  RoomState,
  SettlementState,
  SpanOrEach,
  SportBetState,
  SportFavouriteKind,
  SportLegEvent,
  SportsProvider,
  StreamKind,
  SupportTopic,
  TerminalKind,
  ThreadKind,
  ThreadState,
  TransactionKind,
  VipGiftKind,
  WithdrawalRefusal,
  WithdrawalState,
} from '@pavilion/contract';
import type { Consent, LegResult, Score, Sport } from '@pavilion/contract/sports';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { RestrictionKind } from '../domain/operations';
import type { OperatorRole } from '../operator/contract/define';
import type { GateSumColumn, StakeLimitColumn } from './gate-columns';

/** A JSON column: read as a value, written as text. */
type Json<T extends object> = JSONColumnType<T, string, string>;
type Payee = DepositOrder['payee'];

interface Members {
  id: string;
  account: string;
  /** The account in lower case: two accounts never differ in case only. */
  account_key: string;
  password_hash: string;
  phone: string | null;
  /** YYYY-MM-DD. */
  birthday: string | null;
  email: string | null;
  nickname: string;
  nickname_changed_at: Generated<Date | null>;
  avatar: Generated<Avatar>;
  vip_level: Generated<number>;
  invite_code: string;
  inviter_id: string | null;
  agent_code: string | null;
  /** How the invitation came, with the bet that an r_code carries. */
  invite_kind: string | null;
  invite_bet: string | null;
  blocked: Generated<boolean>;
  /** Null for members who are not blocked, for demos at their end, and for blocks without a reason. */
  block_reason: Generated<BlockReason | null>;
  /** Whether games use the main wallet; otherwise that of their venue. */
  auto_transfer: Generated<boolean>;
  registered_at: Date;
  /** The last login, which may be a year ago: members stay logged in. Their last visit is `sessions.last_seen_at`. */
  last_login_at: Date | null;
  /** Null: not since the registration. */
  password_changed_at: Generated<Date | null>;
  /** Plays with demo money, on one device for a day; blocked at its end. */
  is_demo: Generated<boolean>;
  demo_device: Generated<string | null>;
  demo_refilled_at: Generated<Date | null>;
}

interface Agents {
  code: string;
  name: string;
  /** Null: an agent of the house, which is paid nothing. */
  member_id: string | null;
  /** The agent above. */
  parent_code: string | null;
  state: Generated<AgentState>;
  since: Generated<Date>;
  closed_at: Generated<Date | null>;
}

/** Members who count for their agent although they share a mark with it, as an operator decided. */
interface AgentCountedMembers {
  agent_code: string;
  member_id: string;
  at: Date;
}

interface AgentApplications {
  id: string;
  member_id: string;
  field_values: Json<Record<string, string>>;
  state: AgentApplicationState;
  reason: Json<LocalText> | null;
  applied_at: Date;
  /** When the sandbox back office decides; null: never. */
  review_at: Date | null;
}

/** A counted month of an agent. Amounts in minor units. */
interface AgentSettlements {
  agent_code: string;
  /** YYYY-MM of the brand's calendar. */
  month: string;
  gross: bigint;
  fee: bigint;
  rebates: bigint;
  gifts: bigint;
  net: bigint;
  carried_in: bigint;
  base: bigint;
  active: number;
  /** Hundredths of a per cent. */
  rate: number;
  own: bigint;
  from_below: bigint;
  amount: bigint;
  carried_out: bigint;
  state: SettlementState;
  counted_at: Date;
  /** When the sandbox back office approves; null: never. */
  review_at: Date | null;
  paid_at: Date | null;
}

/**
 * Logins, which also begin at a registration, with a demo and at a change of the password. Removed 90 days after their end. What
 * members call signing in on a day is `SignIns`.
 */
interface Sessions {
  token_hash: string;
  member_id: string;
  device_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
  /** The error code that ended the session; null while it is valid. */
  ended_code: number | null;
  /** By which its member ends it; the token stays secret. */
  id: Generated<string>;
  browser: string | null;
  system: string | null;
  /** Updated at most every five minutes. */
  last_seen_at: Date;
}

interface LoginAttempts {
  key: string;
  window_start: Date;
  failures: number;
}

interface BlockedDevices {
  device_id: string;
}

interface RestrictedAddresses {
  address: string;
  /** By which its calls are answered 6031, 6032 or 6033. */
  kind: Generated<RestrictionKind>;
}

interface SiteSettings {
  key: string;
  value: ColumnType<unknown, string, string>;
}

interface Notices {
  id: string;
  category: string;
  title: Json<LocalText>;
  body: Json<LocalText>;
  published_at: Date;
}

interface Mails {
  id: string;
  /** Null: for all members who registered before it. */
  member_id: string | null;
  kind: MailKind;
  title: Json<LocalText>;
  body: Json<LocalText>;
  /** A path of the site. */
  href: string | null;
  at: Date;
  /** VIP levels that a mail to many is for. */
  vip_min: Generated<number | null>;
  vip_max: Generated<number | null>;
  /** Whether a mail to many is for agents alone. */
  agents_only: Generated<boolean>;
  /** From when a mail to many is neither listed nor counted. */
  ends_at: Generated<Date | null>;
}

interface MailMarks {
  member_id: string;
  mail_id: string;
  read_at: Date | null;
  deleted_at: Date | null;
}

interface Threads {
  id: string;
  kind: ThreadKind;
  /** Either a member or the device of a visitor. */
  member_id: string | null;
  device: string | null;
  /** Of a ticket. */
  topic: SupportTopic | null;
  /** Of the fields of the topic that were filled in. */
  field_values: ColumnType<Record<string, string>, string | undefined, string>;
  state: ThreadState;
  excerpt: string;
  follows: string | null;
  client_key: string | null;
  /** The last message that the customer has seen. */
  read_up_to: string | null;
  /** The last message that support has seen. */
  seen_up_to: string | null;
  /** The last message that is not the customer's. */
  answered_up_to: Generated<string | null>;
  /** The latest time of an answer, in hours of support; kept while the customer waits. When the wait began is not stored. */
  answer_by: Date | null;
  /** When the automatic agent of the sandbox answers; null: never. */
  agent_at: Date | null;
  closed_by: MessageAuthor | null;
  closed_at: Date | null;
  /** When a mail announced to the member that the thread closes soon. */
  reminded_at: Date | null;
  at: Date;
  last_at: Date;
  /** Who answers it, instead of the automatic agent of the sandbox. */
  operator_id: Generated<string | null>;
}

interface ThreadMessages {
  /** Increases within a thread. */
  id: string;
  thread_id: string;
  author: MessageAuthor;
  /** Of staff. */
  name: Json<LocalText> | null;
  is_automatic: boolean;
  /** What a person wrote is the same in both languages. */
  text: Json<LocalText>;
  client_key: string | null;
  request_hash: string | null;
  at: Date;
}

interface SupportPictures {
  id: string;
  member_id: string | null;
  device: string | null;
  /** Null until a message names it. */
  message_id: string | null;
  author: Generated<'customer'>;
  type: PictureType;
  picture: Buffer;
  at: Date;
}

interface AssistedDeposits {
  /** The id of its thread. */
  id: string;
  member_id: string;
  channel_code: string;
  amount: bigint;
  field_values: Json<Record<string, string>>;
  note: string;
  /** While `instructed`, it ends when its order does. */
  state: AssistedDepositState;
  order_id: string | null;
  reason: Json<LocalText> | null;
  at: Date;
  /** When the sandbox takes the next step; null: never. */
  step_at: Date | null;
  /** When the request expires; its order expires by its own row. */
  expires_at: Date;
  ended_at: Date | null;
}

interface Rooms {
  id: string;
  title: Json<LocalText>;
  host: Json<LocalText>;
  sport: Sport;
  /** Null: the matches of every competition of the sport. */
  competition: string | null;
  /** The event that is shown. */
  match_id: string | null;
  stream_kind: Generated<StreamKind>;
  stream_url: string | null;
  state: Generated<RoomState>;
  rank: number;
  /** Seconds for each message of a member. */
  slow: Generated<number>;
}

interface RoomMessages {
  /** Increases within a room. */
  id: Generated<string>;
  room_id: string;
  /** Null: a program of the sandbox. */
  member_id: string | null;
  who: string;
  vip: number;
  text: string;
  client_key: string;
  state: Generated<'shown' | 'held' | 'removed'>;
  at: Date;
}

interface RoomMutes {
  id: string;
  member_id: string;
  /** Null: in all rooms. */
  room_id: string | null;
  reason: string;
  by: string;
  at: Date;
  /** Null: for good. */
  until: Date | null;
  lifted_at: Generated<Date | null>;
}

interface RoomReports {
  message_id: string;
  member_id: string;
  reason: RoomReportReason;
  at: Date;
}

interface RoomRefusals {
  member_id: string;
  room_id: string;
  at: Date;
}

interface BannedWords {
  word: string;
}

interface RoomActs {
  id: string;
  at: Date;
  /** Name of a moderator or operator, or a rule. */
  actor: string;
  kind: 'mute' | 'unmute' | 'hold' | 'release' | 'remove' | 'state' | 'slow' | 'stream';
  room_id: string | null;
  member_id: string | null;
  message_id: string | null;
  details: JSONColumnType<object, string | undefined, string>;
}

interface Sponsors {
  id: string;
  brand: string;
  name: Json<LocalText>;
  summary: Json<LocalText>;
  story: Json<LocalText[]>;
  scene: string;
  /** YYYY-MM-DD. */
  first_day: string;
  last_day: string | null;
}

/** What operators place on the pages of the site. */
interface Placed {
  is_on: Generated<boolean>;
  /** On the clock of each brand: YYYY-MM-DDTHH:mm. */
  shown_from: Generated<string | null>;
  shown_until: Generated<string | null>;
}

interface ClosablePlaced extends Placed {
  /** Raised when its title, text, link or picture changes. */
  revision: Generated<number>;
}

interface StationAds extends ClosablePlaced {
  id: string;
  position: string;
  rank: number;
  title: Json<LocalText>;
  subtitle: Json<LocalText>;
  call_to_action: Json<LocalText>;
  href: string;
  scene: string;
}

interface FloatingIcons extends ClosablePlaced {
  id: string;
  display_equipment: string;
  rank: number;
  title: Json<LocalText>;
  href: string;
  scene: string;
}

interface PopUps extends ClosablePlaced {
  id: string;
  audience: 'visitor' | 'member' | 'all';
  frequency: Generated<PopUp['frequency']>;
  rank: number;
  title: Json<LocalText>;
  body: Json<LocalText>;
  call_to_action: Json<LocalText>;
  href: string;
  scene: string;
}

interface WebTerminals extends Placed {
  id: string;
  kind: TerminalKind;
  rank: number;
  name: Json<LocalText>;
  note: Json<LocalText>;
  href: string;
}

interface SupportContacts {
  id: string;
  rank: number;
  name: Json<LocalText>;
  href: string;
}

/** What grants promotional money. */
export type GrantCause =
  | 'manual'
  | 'promotion'
  | 'invite'
  | 'invite-tier'
  | 'peak'
  | 'flip'
  | 'mall'
  | `vip-${VipGiftKind}`;

/** A grant of promotional money; `giftStateAt` derives its state. */
interface Dividends {
  id: string;
  member_id: string;
  title: Json<LocalText>;
  amount: bigint;
  granted_at: Date;
  claimed_at: Date | null;
  cause: GrantCause;
  /** Names the grant among those of its cause. */
  reference: string;
  /** What one person receives once, with whatever accounts. */
  occasion: string | null;
  /** Required turnover, hundredths of the amount. */
  multiple: Generated<number>;
  expires_at: Date | null;
  held_at: Date | null;
  revoked_at: Date | null;
  reason: Json<LocalText> | null;
  /** The month of `grant_budgets` that it uses, of a grant by hand. */
  budget_month: Generated<string | null>;
}

/** What operators can grant by hand in a month. */
interface GrantBudgets {
  month: string;
  budget: bigint;
  /** Granted and not revoked. */
  committed: Generated<bigint>;
}

interface LoginRisks {
  member_id: string;
  /** A code of the contract. */
  code: number;
  answer_hash: string | null;
  locked_until: Date | null;
}

interface Challenges {
  id: string;
  /** `login` is the check of a risky login, `phone-login` the code that takes the place of the password. */
  purpose: 'login' | 'phone-login' | 'phone' | 'password' | 'payment-password';
  /** Null when account and phone do not belong to one member, or no member has proven the phone. */
  member_id: string | null;
  device_id: string;
  kind: ChallengeKind;
  channel: MessageChannel | null;
  /** Masked. */
  destination: string | null;
  /** The phone that gets the code, in full: the right answer proves it. Null for other destinations, and where there is no member. */
  phone: string | null;
  question: string | null;
  target: number | null;
  /** Null until a code was sent. */
  answer_hash: string | null;
  attempts: number;
  sent_at: Date | null;
  expires_at: Date;
}

interface ResetTickets {
  ticket_hash: string;
  member_id: string;
  expires_at: Date;
}

interface JsonCache {
  key: string;
  device_id: string;
  /** Encrypted by the client. */
  data: string;
  expires_at: Date;
}

interface LedgerBalances {
  account: string;
  member_id: string;
  balance: Generated<bigint>;
}

interface LedgerTransactions {
  id: string;
  /** The member whose transaction it is; `house` in rows of earlier versions that moved nothing of a member. */
  home: string;
  kind: string;
  reference: string;
  subject: Json<LocalText>;
  at: Date;
  /** Of a void: when its stake was taken. */
  stake_at: Date | null;
}

/** The key is the day: a member has one sign-in a day. */
interface PeakWeeks {
  /** YYYY-MM-DD, a Monday of the brand's calendar. */
  week: string;
  /** Null while its prizes are granted. */
  closed_at: Date | null;
}

interface PeakScores {
  week: string;
  member_id: string;
  /** Those that count. */
  rounds: number;
  /** The best round. */
  bet_id: string;
  stake: bigint;
  payout: bigint;
}

interface FairSeeds {
  id: string;
  member_id: string;
  /** 64 hexadecimal digits; secret until it is revealed. */
  server_seed: string;
  /** SHA-256 of the text of the server seed. */
  commitment: string;
  /** Null while the seed is the next one. */
  client_seed: string | null;
  /** Whether the member or the browser chose it after the commitment was shown. */
  is_client_seed_chosen: Generated<boolean>;
  /** Of the next round: the number of rounds drawn so far. */
  nonce: Generated<number>;
  state: 'next' | 'active' | 'revealed';
  created_at: Date;
  revealed_at: Generated<Date | null>;
}

interface FlipBudgets {
  /** YYYY-MM-DD of the brand's calendar. */
  day: string;
  /** What the rounds of the day can still pay, and what the finished ones paid. */
  reserved: bigint;
  budget: bigint;
}

interface FlipRounds {
  id: string;
  member_id: string;
  /** The day whose budget pays. */
  day: string;
  /** 32 bytes, hexadecimal; secret while the round is open. */
  server_seed: string;
  commitment: string;
  client_seed: Generated<string | null>;
  /** The number of the prize on each card; null before the first one. */
  board: Json<number[]> | null;
  /** The prizes of the board when the round began, as decimal text. */
  prizes: Json<string[]>;
  max_flips: number;
  /** What the round can pay at most; what it has paid once it is finished. */
  reserved: bigint;
  state: FlipRoundState;
  started_at: Date;
  ends_at: Date;
}

interface FlipCards {
  round_id: string;
  card: number;
  member_id: string;
  prize: bigint;
  cause: FlipChanceCause;
  /** The fact that gave the chance. */
  reference: string;
  at: Date;
}

/** The days that members signed in the calendar for coins. Logins are `Sessions`. */
interface SignIns {
  member_id: string;
  /** YYYY-MM-DD of the brand's calendar. */
  day: string;
  /** Coins credited, with the bonus of a full month. */
  coins: bigint;
  /** Coins that a make-up cost; 0 for a day that was signed. */
  cost: Generated<bigint>;
  is_make_up: Generated<boolean>;
  at: Date;
}

interface MallGifts {
  id: string;
  /** Raised by every change but that of the stock. */
  version: Generated<number>;
  kind: MallGiftKind;
  rank: number;
  title: Json<LocalText>;
  picture: string;
  /** Coins for one. */
  price: bigint;
  /** Money that one brings; null for a kind without money. */
  money: bigint | null;
  stock: number;
  per_month: number;
  min_vip_level: Generated<number>;
  on_sale: Generated<boolean>;
}

/** Name, phone, region and detail of an address. */
export interface AddressFields {
  name: string;
  phone: string;
  region: string;
  detail: string;
}

interface MallOrders {
  id: string;
  member_id: string;
  gift_id: string;
  version: number;
  kind: MallGiftKind;
  title: Json<LocalText>;
  picture: string;
  quantity: number;
  /** Coins for all. */
  coins: bigint;
  money: bigint | null;
  state: MallOrderState;
  /** Unmasked; null for a kind without an address, and after the retention. */
  address: JSONColumnType<AddressFields | null, string | null, string | null>;
  /** What an operator entered with a step of the delivery. */
  tracking: string | null;
  reason: Json<LocalText> | null;
  at: Date;
  packed_at: Date | null;
  shipped_at: Date | null;
  ended_at: Date | null;
}

interface Addresses extends AddressFields {
  id: string;
  member_id: string;
  is_default: boolean;
}

interface LedgerEntries {
  seq: Generated<bigint>;
  transaction_id: string;
  /** The member of the transaction, also of an entry of the house. */
  home: string;
  account: string;
  kind: TransactionKind;
  amount: bigint;
  /** Null for a house account, which has no balance row. */
  balance_after: bigint | null;
  at: Date;
}

/** Sums of the entries of an account by day, kind and the kind of their transactions, up to its mark. */
interface LedgerDays {
  account: string;
  /** YYYY-MM-DD of the brand's calendar. */
  day: string;
  kind: TransactionKind;
  cause: string;
  count: number;
  incoming: bigint;
  outgoing: bigint;
  first_seq: bigint;
  last_seq: bigint;
}

interface LedgerMarks {
  account: string;
  seq: bigint;
}

/** Sums of the rounds of a member by the day when they were placed, category and state, up to the member's mark. */
interface BetDays {
  member_id: string;
  /** YYYY-MM-DD of the brand's calendar. */
  day: string;
  category: GameCategory;
  state: BetState;
  count: number;
  stake: bigint;
  payout: bigint;
}

interface BetMarks {
  member_id: string;
  seq: bigint;
  /** Bets up to the mark that were open when it was set; no day has counted them. */
  open_ids: string[];
}

/** Figures of past days on the overview of operators. */
interface DailyFigures {
  /** A name of `dailyFigures` in the operator's areas, or of an earlier version. */
  code: string;
  /** YYYY-MM-DD of the brand's calendar. */
  day: string;
  /** Money in minor units. */
  value: bigint;
}

interface FoldPositions {
  only_one: Generated<boolean>;
  entry: Generated<bigint>;
  bet: Generated<string>;
}

interface IdempotencyKeys {
  owner: string;
  key: string;
  request_hash: string;
  /** The first answer as text, so that a replay has the same bytes. */
  answer: string | null;
  created_at: Date;
}

interface DepositChannels {
  code: string;
  rank: number;
  name: Json<LocalText>;
  note: Json<LocalText>;
  min_amount: bigint;
  max_amount: bigint;
  quick_amounts: Json<string[]>;
  recommended: boolean;
  mark: PaymentMark;
  shows_qr_code: boolean;
  anti_fraud_warning: boolean;
  /** Maximum number of open orders of a member in this channel; null: only the general limit applies. */
  max_open_orders: number | null;
  fields: Json<FormField[]>;
  enabled: Generated<boolean>;
  payee: Json<Payee>;
  /** The columns as the registry last wrote them; a differing column was changed by an operator. */
  registry_values: ColumnType<Record<string, unknown>, string, string>;
}

interface DepositOrders {
  id: string;
  member_id: string;
  channel_code: string;
  amount: bigint;
  /** The payer's form values, by the names of the channel's fields. */
  field_values: ColumnType<Record<string, string>, string | undefined, string>;
  state: DepositState;
  created_at: Date;
  expires_at: Date;
  /** When the sandbox payer pays; null: never. */
  pay_at: Date | null;
  paid_at: Date | null;
}

interface Venues {
  code: string;
  name: Json<LocalText>;
}

interface Games {
  code: string;
  venue_code: string;
  category: GameCategory;
  name: Json<LocalText>;
  pinyin: string;
  initials: string;
  min_stake: bigint;
  max_stake: bigint;
  return_to_player: string;
  hot: boolean;
  is_new: boolean;
  motif: string;
  color_from: string;
  color_to: string;
  rank: number;
}

interface Favourites {
  member_id: string;
  game_code: string;
  at: Date;
}

interface SportFavourites {
  member_id: string;
  kind: SportFavouriteKind | 'alerts';
  item: string;
  seq: GeneratedAlways<bigint>;
}

interface GameSessions {
  token_hash: string;
  /** The session that opened it; it ends with that. */
  session_hash: string;
  game_code: string;
  expires_at: Date;
}

interface ProviderSessions {
  token_hash: string;
  /** The session that opened it; it ends with that. */
  session_hash: string;
  provider: SportsProvider;
  expires_at: Date;
}

interface SportsFixtures {
  id: string;
  rank: number;
  league: Json<LocalText>;
  home: Json<LocalText>;
  away: Json<LocalText>;
  /** Minutes after the beginning of each week. */
  kickoff: number;
}

interface Bets {
  id: string;
  member_id: string;
  game_code: string;
  stake: bigint;
  payout: bigint;
  state: Extract<BetState, 'open' | 'settled' | 'void'>;
  placed_at: Date;
  settled_at: Date | null;
  detail: ColumnType<unknown, string, string>;
  /** The part of the stake that counts as turnover. */
  turnover: Generated<bigint>;
  /** The account that paid the stake, of a bet that is settled after it was placed; null for others. */
  account: string | null;
  /** The shared round of a slip. */
  round_id: string | null;
  client_seed: string | null;
  /** Numbers the bets of a member in the order of their commits. */
  seq: GeneratedAlways<bigint>;
}

/** View of settled rounds and sports bets. A corrected sports bet has a row for each settlement. */
interface SettledPlay {
  id: string;
  member_id: string;
  category: GameCategory;
  /** Stake less payout; of a correction the difference. */
  gross: bigint;
  turnover: bigint;
  at: Date;
  is_correction: boolean;
}

/** The stakes of a slip by selection. */
interface BetLines {
  bet_id: string;
  member_id: string;
  selection: string;
  stake: bigint;
}

/** The chain of seeds of a table game and a day. */
interface FairSeries {
  game_code: string;
  day: string;
  rounds: number;
  /** The first seed, from which all others follow. Secret until the day is over. */
  root: string;
  terminal: string;
}

/** Rounds that all members of a table game share. */
interface TableRounds {
  id: string;
  game_code: string;
  version: number;
  day: string;
  /** In the day, from 1. */
  number: number;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  ends_at: Date;
  state: 'open' | 'drawn' | 'settled' | 'void';
  mix: string | null;
  seed: string | null;
  outcome: ColumnType<unknown, string | null, string | null>;
  drawn_at: Date | null;
  settled_at: Date | null;
}

/** A round that a member plays alone, in several acts; its bet has the same id. */
interface Hands {
  id: string;
  member_id: string;
  game_code: string;
  version: number;
  account: string;
  seed_id: string;
  /** As used for the draw; the member may have changed that of the seed since. */
  client_seed: string;
  nonce: number;
  opening_stake: bigint;
  /** Minor units by the name of the side bet, as text. */
  side_bets: Json<Record<string, string>>;
  /** Of a game that is opened with one, such as the bullets of a magazine. */
  size: number | null;
  /** The number of acts. */
  seq: Generated<number>;
  acts: Json<{ action: string; value?: number; hits?: readonly (readonly [number, number])[] }[]>;
  /** All that is staked. */
  risk: bigint;
  state: 'open' | 'settled';
  touched_at: Date;
}

/** Events of the sportsbook. */
interface SportEvents {
  id: string;
  sport: Sport;
  competition: string;
  starts_at: Date;
  /** Version of the simulation. */
  model: number;
  params: Json<object>;
  settled_at: Date | null;
  /** Overrides that its results consider; null before the first result was looked for. */
  result_overrides: number | null;
}

interface SportOverrides {
  event_id: string;
  seq: number;
  at: Date;
  kind: 'suspend' | 'resume' | 'move' | 'correct' | 'abandon' | 'cancel' | 'postpone' | 'finish' | 'match';
  payload: Json<object>;
}

interface SportResults {
  event_id: string;
  selection: string;
  base: number;
  rev: number;
  result: LegResult;
  at: Date;
}

/** A bet on sports events: a single bet, a parlay or a system. */
interface SportBets {
  id: string;
  member_id: string;
  provider: SportsProvider;
  account: string;
  request_id: string;
  state: SportBetState;
  subject: Json<LocalText>;
  category: 'sport' | 'gaming';
  sizes: number[];
  bets: number;
  /** Stake on each combination. */
  unit: bigint;
  unit_open: bigint;
  stake: GeneratedAlways<bigint>;
  stake_open: GeneratedAlways<bigint>;
  consent: ColumnType<Consent, string, never>;
  /** What it pays if every leg wins, of the whole first stake, without the maximum. */
  potential: bigint;
  /** The most that it may pay. */
  max_payout: bigint;
  /** The most that the house may lose by it: less after a part was cashed out. */
  exposure: bigint;
  fingerprint: string;
  placed_at: Date;
  decide_at: Date | null;
  /** When its suspended markets are looked at again; null: they were not when it was due, or it is not due yet. */
  look_at: Date | null;
  decided_at: Date | null;
  settled_at: Date | null;
  reason: Json<{ reason: string }> | null;
  /** All that was credited, cash-outs included. */
  payout: Generated<bigint>;
  cashed: Generated<bigint>;
  turnover: Generated<bigint>;
  rev: Generated<number>;
}

interface SportLegs {
  bet_id: string;
  member_id: string;
  n: number;
  event_id: string;
  selection: string;
  /** Type and period. */
  market: string;
  event: ColumnType<SportLegEvent, string, never>;
  asked_price: number;
  price: number;
  epoch: number;
  /** Value of the deciding integer at acceptance. */
  base: Generated<number>;
  score: ColumnType<Score | null, string | null, string | null>;
  result: LegResult | null;
  result_rev: number | null;
  /** Revision of the result that the bet was settled by. */
  settled_rev: number | null;
}

interface SportSettlements {
  bet_id: string;
  member_id: string;
  rev: number;
  payout: bigint;
  /** What the member could not pay back, minor units; negative: what a later correction made up for. */
  written_off: bigint;
  turnover: bigint;
  state: 'settled' | 'void';
  at: Date;
}

interface SportCashOuts {
  id: string;
  bet_id: string;
  member_id: string;
  request_id: string;
  request_hash: string;
  unit: bigint;
  amount: bigint;
  state: 'pending' | 'paid' | 'refused';
  reason: string | null;
  at: Date;
  decide_at: Date;
  /** As that of `sport_bets`. */
  look_at: Date | null;
  decided_at: Date | null;
}

interface SportExposure {
  market: string;
  side: string;
  shard: number;
  amount: bigint;
}

interface LedgerHalt {
  only_one: Generated<boolean>;
  at: Date;
  findings: Json<string[]>;
}

interface MemberSecurity {
  member_id: string;
  real_name: string | null;
  real_name_state: Generated<RealNameState>;
  real_name_reason: Json<LocalText> | null;
  /** When the sandbox back office reviews it; null: never. */
  real_name_review_at: Date | null;
  /** When it was confirmed. */
  real_name_passed_at: Date | null;
  payment_hash: string | null;
  /** Consecutive wrong payment passwords. */
  payment_failures: Generated<number>;
  payment_locked_until: Date | null;
}

interface ProfileChanges {
  id: string;
  member_id: string;
  field: ProfileField;
  /** Unmasked, as is `value`; answers mask both. */
  before: string | null;
  value: string;
  note: string;
  state: ProfileChangeState;
  reason: Json<LocalText> | null;
  at: Date;
  /** When the sandbox back office reviews it; null: never. */
  review_at: Date | null;
  ended_at: Date | null;
}

interface Evidence {
  id: string;
  member_id: string;
  /** Null until a request names it. */
  change_id: string | null;
  type: PictureType;
  picture: Buffer;
  at: Date;
}

interface PayoutAccounts {
  id: string;
  member_id: string;
  kind: string;
  title: Json<LocalText>;
  /** Unmasked; answers mask it. */
  number: string;
  owner: string | null;
  /** The member's form values, by the names of the kind's fields. Unmasked; responses mask them. */
  field_values: ColumnType<Record<string, string>, string, string>;
  is_default: boolean;
  bound_at: Date;
  /** The end of the cooling period. */
  usable_at: Date;
  removed_at: Date | null;
}

interface WithdrawalOrders {
  id: string;
  member_id: string;
  account_id: string;
  amount: bigint;
  /** Part of the amount. */
  fee: bigint;
  state: WithdrawalState;
  requested_at: Date;
  reviewed_at: Date | null;
  ended_at: Date | null;
  refusal: WithdrawalRefusal | null;
  /** The text of a refusal of an earlier version, which had no names of refusals. */
  reason: Json<LocalText> | null;
  /** When the sandbox back office reviews and pays; null: never. */
  review_at: Date | null;
  pay_at: Date | null;
}

/** The settings of the player protection that the gate in the database reads: one row. */
interface ProtectionSettings extends Record<`cap_${StakeLimitColumn}`, bigint | null> {
  only_one: Generated<boolean>;
  time_zone: string;
  cap_minutes: number | null;
}

/**
 * A member's turnover, windows of play, limits in force, closure and play session; the gate updates it with each bet. The first
 * days of windows, named as their spans, and what they count are those of the last stake or payout: they may have ended.
 * `play_rolled` returns those at a moment.
 */
interface MemberPlay
  extends Record<GateSumColumn, Generated<bigint>>,
    Record<`max_${StakeLimitColumn}`, bigint | null>,
    Record<LimitSpan, string | null> {
  member_id: string;
  /** Turnover ever. */
  total: Generated<bigint>;
  played_ms: Generated<bigint>;
  max_minutes: number | null;
  closed_kind: ClosureKind | null;
  /** Infinity for a self-exclusion until the member has asked to return. */
  closed_until: Date | number | null;
  session_started_at: Date | null;
  session_last_at: Date | null;
  session_stake: Generated<bigint>;
  session_payout: Generated<bigint>;
  check_minutes: Generated<number>;
  /** A longer interval, in force from its moment. */
  longer_check_minutes: number | null;
  longer_check_at: Date | null;
  check_due_at: Date | null;
  limits_reviewed_at: Date | null;
}

interface ExclusionReviews {
  /** The account that may belong to the person. */
  member_id: string;
  /** The member who has excluded themselves. */
  because_of: string;
  /** The end of that exclusion. */
  ends_at: Date;
  at: Date;
  decided_at: Date | null;
}

interface ProtectionLimits {
  member_id: string;
  kind: LimitKind;
  span: SpanOrEach;
  /** Minor units, or minutes of the kind `time`; null: no limit. */
  amount: bigint | null;
  /** When the waiting higher limit was requested; null: none waits. */
  requested_at: Date | null;
  requested_amount: bigint | null;
}

interface ProtectionClosures {
  id: string;
  member_id: string;
  kind: ClosureKind;
  started_at: Date;
  ends_at: Date;
  closed_until: Date | number;
  /** The member of the same person whose self-exclusion closed this account. */
  because_of: string | null;
}

/** A period at a VIP level; a member without one is at level 0. */
interface VipPeriods {
  member_id: string;
  number: number;
  level: number;
  /** The highest level until its end. */
  highest: number;
  since: Date;
  /** Bets and deposits up to then came before the period. */
  counted_at: Date;
  turnover_before: bigint;
  /**
   * When the period ends at the earliest: the end that `keepUntil` computes from the closures up to the last evaluation. A closure
   * since then makes the end later. Null at level 0.
   */
  keep_until: Date | null;
  ended_at: Date | null;
}

/** A VIP level that was set by hand. */
interface VipPins {
  member_id: string;
  level: number;
  reason: string;
  at: Date;
}

/** What became of an invited friend. */
interface InvitationOutcomes {
  friend_id: string;
  inviter_id: string;
  outcome: 'rewarded' | 'review' | 'same-person' | 'limit' | 'agent';
  at: Date;
}

/** Offers to members; what pops up on Home are `PopUps`. */
interface Promotions {
  id: string;
  slug: string;
  category: PromotionCategory;
  rank: number;
  title: Json<LocalText>;
  summary: Json<LocalText>;
  terms: Json<readonly LocalText[]>;
  scene: string;
  href: string | null;
  /** Null: only to be read. */
  rule: Json<PromotionRule> | null;
  period: Generated<PromotionPeriod>;
  /** Required turnover of what is granted, hundredths of its amount. */
  multiple: Generated<number>;
  claim_days: Generated<number>;
  needs_real_name: Generated<boolean>;
  min_level: Generated<number>;
  /** Days after the registration in which members can take part; null: without an end. */
  new_member_days: number | null;
  /** Of the conditions, the start and the end. Members take part by the version that they saw. */
  version: Generated<number>;
  starts_at: Date;
  ends_at: Date | null;
  /** Null: a draft. */
  published_at: Date | null;
  budget: Generated<bigint>;
  /** Granted, or reserved for those who take part: the sum of the entries. */
  committed: Generated<bigint>;
}

/** A member's part in a promotion in one period. */
interface PromotionEntries {
  id: string;
  promotion_id: string;
  member_id: string;
  /** The first day of the period, or `once`. */
  period_key: string;
  state: 'opted-in' | 'pending' | 'granted' | 'refused' | 'over';
  at: Date;
  /** Until when deposits and turnover count. */
  ends_at: Date | null;
  decided_at: Date | null;
  answer: string | null;
  reason: Json<LocalText> | null;
  /** The most it can pay while it runs, then what was granted. */
  committed: bigint;
  /** The deposit that was matched. */
  deposit_id: string | null;
}

interface PersonLinks {
  member_id: string;
  /** `shared-phone`: a phone whose codes several members have answered, of whom one can log in by it. */
  mark: 'phone' | 'shared-phone' | 'payout' | 'name-birthday' | 'device';
  hash: string;
  /** Whether the member has shown that it is theirs: a code answered by the phone, a name that has passed its review. */
  proven: Generated<boolean>;
}

interface TurnoverByCategory {
  member_id: string;
  category: GameCategory;
  total: bigint;
  /** Turnover for which a rebate was claimed. */
  rebated: Generated<bigint>;
}

interface TurnoverRequirements {
  id: string;
  member_id: string;
  cause: RequirementCause;
  reference: string;
  subject: Json<LocalText>;
  amount: bigint;
  /** Hundredths. */
  multiple: number;
  /** The range of the member’s turnover that fulfils it. */
  starts: bigint;
  ends: bigint;
  at: Date;
  done_at: Date | null;
  lifted_at: Date | null;
}

interface RebateClaims {
  id: string;
  member_id: string;
  turnover: bigint;
  amount: bigint;
  coins: bigint;
  at: Date;
}

/** Digest of the functions that the database has. */
interface AppliedFunctions {
  only_one: Generated<boolean>;
  digest: string;
}

/** The tables as the migrations create them. */
interface Operators {
  id: string;
  /** In lower case. */
  name: string;
  /** Members see it under the answers of support. */
  title: string;
  roles: OperatorRole[];
  /** Null until the first login, as is the secret. */
  password_hash: string | null;
  totp_secret: string | null;
  /** The time step of the last accepted code. */
  totp_step: bigint | null;
  /** Of the first login: the hash of its code, and the secret that it offers. */
  setup_hash: string | null;
  setup_expires_at: Date | null;
  setup_secret: string | null;
  disabled_at: Date | null;
  at: Date;
  last_login_at: Date | null;
}
interface OperatorSessions {
  token_hash: string;
  operator_id: string;
  at: Date;
  seen_at: Date;
  expires_at: Date;
}
interface OperatorActs {
  id: string;
  at: Date;
  /** Null: a command on the machine of the gateway. */
  operator_id: string | null;
  operator_name: string;
  /** A name of the console's contract. */
  call: string;
  subject_kind: string;
  subject: string;
  before: Json<object> | null;
  after: Json<object> | null;
  note: string | null;
  /** The request that this act confirmed. */
  request_id: string | null;
  /** Of an act by one operator alone: its amount, and the key whose amounts are added up for the limit of one operator. */
  alone_of: string | null;
  alone_amount: bigint | null;
}
interface OperatorRequests {
  id: string;
  call: string;
  request: Json<object>;
  subject_kind: string;
  subject: string;
  /** What the confirming person sees. */
  facts: Json<object>;
  asked_by: string;
  asked_at: Date;
  state: 'asked' | 'confirmed' | 'declined' | 'withdrawn';
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

export interface Schema {
  members: Members;
  agents: Agents;
  agent_applications: AgentApplications;
  agent_counted_members: AgentCountedMembers;
  agent_settlements: AgentSettlements;
  sessions: Sessions;
  login_attempts: LoginAttempts;
  blocked_devices: BlockedDevices;
  restricted_addresses: RestrictedAddresses;
  site_settings: SiteSettings;
  notices: Notices;
  mails: Mails;
  mail_marks: MailMarks;
  threads: Threads;
  thread_messages: ThreadMessages;
  support_pictures: SupportPictures;
  assisted_deposits: AssistedDeposits;
  rooms: Rooms;
  room_messages: RoomMessages;
  room_mutes: RoomMutes;
  room_reports: RoomReports;
  room_refusals: RoomRefusals;
  banned_words: BannedWords;
  room_acts: RoomActs;
  sponsors: Sponsors;
  station_ads: StationAds;
  floating_icons: FloatingIcons;
  pop_ups: PopUps;
  web_terminals: WebTerminals;
  support_contacts: SupportContacts;
  dividends: Dividends;
  grant_budgets: GrantBudgets;
  login_risks: LoginRisks;
  challenges: Challenges;
  reset_tickets: ResetTickets;
  json_cache: JsonCache;
  ledger_balances: LedgerBalances;
  ledger_transactions: LedgerTransactions;
  ledger_entries: LedgerEntries;
  ledger_days: LedgerDays;
  ledger_marks: LedgerMarks;
  fold_positions: FoldPositions;
  daily_figures: DailyFigures;
  idempotency_keys: IdempotencyKeys;
  deposit_channels: DepositChannels;
  deposit_orders: DepositOrders;
  venues: Venues;
  games: Games;
  favourites: Favourites;
  sport_favourites: SportFavourites;
  game_sessions: GameSessions;
  provider_sessions: ProviderSessions;
  sports_fixtures: SportsFixtures;
  bets: Bets;
  bet_lines: BetLines;
  bet_days: BetDays;
  bet_marks: BetMarks;
  fair_series: FairSeries;
  table_rounds: TableRounds;
  hands: Hands;
  sport_events: SportEvents;
  sport_overrides: SportOverrides;
  sport_results: SportResults;
  sport_bets: SportBets;
  sport_legs: SportLegs;
  sport_settlements: SportSettlements;
  sport_cash_outs: SportCashOuts;
  sport_exposure: SportExposure;
  /** Sums of sports bets, kept by a trigger. */
  sport_bet_days: BetDays;
  settled_play: SettledPlay;
  ledger_halt: LedgerHalt;
  member_security: MemberSecurity;
  profile_changes: ProfileChanges;
  evidence: Evidence;
  payout_accounts: PayoutAccounts;
  withdrawal_orders: WithdrawalOrders;
  member_play: MemberPlay;
  person_links: PersonLinks;
  protection_closures: ProtectionClosures;
  exclusion_reviews: ExclusionReviews;
  vip_periods: VipPeriods;
  vip_pins: VipPins;
  invitation_outcomes: InvitationOutcomes;
  promotions: Promotions;
  promotion_entries: PromotionEntries;
  protection_limits: ProtectionLimits;
  protection_settings: ProtectionSettings;
  turnover_by_category: TurnoverByCategory;
  turnover_requirements: TurnoverRequirements;
  rebate_claims: RebateClaims;
  sign_ins: SignIns;
  fair_seeds: FairSeeds;
  flip_budgets: FlipBudgets;
  flip_rounds: FlipRounds;
  flip_cards: FlipCards;
  peak_weeks: PeakWeeks;
  peak_scores: PeakScores;
  mall_gifts: MallGifts;
  mall_orders: MallOrders;
  addresses: Addresses;
  applied_functions: AppliedFunctions;
  operators: Operators;
  operator_sessions: OperatorSessions;
  operator_acts: OperatorActs;
  operator_requests: OperatorRequests;
}

/** A row of a query result. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
/** A row to insert. */
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
/**
 * A row to insert that names every column but those of `Filled`, whose default the database fills in. `NewRow` lets a writer
 * forget a column that may be null.
 */
export type FullRow<Table extends keyof Schema, Filled extends keyof NewRow<Table> = never> = Required<
  Omit<NewRow<Table>, Filled>
>;
