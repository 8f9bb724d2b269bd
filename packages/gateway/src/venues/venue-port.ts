import type { GameCategory, LocalText } from '@pavilion/contract';

/** A game as its venue describes it; the lobby's row is made from it. */
export interface VenueGame {
  code: string;
  name: LocalText;
  /** Full pinyin without tones or spaces, for search. */
  pinyin: string;
  /** First letters of the pinyin, for search. */
  initials: string;
  category: GameCategory;
  /** Minor units (fen of play money). */
  minStake: bigint;
  maxStake: bigint;
  /** Per cent with two decimals, computed from the pay table. */
  returnToPlayer: string;
  hot: boolean;
  isNew: boolean;
  cover: { motif: string; colors: [string, string] };
}

/** Who plays what, as a launch token says. */
export interface GameSession {
  memberId: string;
  gameCode: string;
  /** Of the ledger, that plays; the main wallet unless another is named. */
  account?: string;
}

export interface Round {
  session: GameSession;
  /** Chosen by the game's client before it sends: the same key never takes a stake twice. */
  key: string;
  stake: bigint;
  payout: bigint;
  /** What the venue keeps of the round: shown in the bet record, and answered again to a repeated key. */
  detail: unknown;
}

export interface SettledRound {
  id: string;
  /** What the session can stake after the round, minor units. */
  balance: bigint;
  payout: bigint;
  detail: unknown;
}

/** What a venue may ask of the house. Refusals are thrown as business errors with a code of the catalogue. */
export interface VenuePort {
  /** The session of a launch token, or undefined when it is unknown or expired. */
  session(token: string): Promise<GameSession | undefined>;
  /** What the session can stake, minor units. */
  balance(session: GameSession): Promise<bigint>;
  /** Takes the stake and pays the payout in one ledger transaction, and records the bet. */
  settleRound(round: Round): Promise<SettledRound>;
}
