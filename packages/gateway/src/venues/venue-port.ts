import type { GameRound, RoundDetail } from '@pavilion/contract';

/** The member and the game of a launch token. */
export interface GameSession {
  memberId: string;
  gameCode: string;
  /** Ledger account to play from; the main wallet when undefined. */
  account?: string;
}

export interface Round<Detail extends RoundDetail = GameRound> {
  session: GameSession;
  /** Chosen by the game's client before it sends: a repeated key takes no second stake. */
  key: string;
  stake: bigint;
  payout: bigint;
  /** Stored with the bet, shown in its record, and answered again to a repeated key. */
  detail: Detail;
}

export interface SettledRound {
  id: string;
  /** Available balance of the session's account after the round, minor units. */
  balance: bigint;
  payout: bigint;
  detail: RoundDetail;
}

/**
 * The operations of the house for venues. They reject with a `BusinessError` of the contract. An engine settles rounds of
 * the contract's kinds only, so that every kind has its fields and its view; the house stores any kind.
 */
export interface VenuePort<Detail extends RoundDetail = GameRound> {
  /** The session of a launch token, or undefined when the token is unknown or expired. */
  session(token: string): Promise<GameSession | undefined>;
  /** Available balance of the session's account, minor units. */
  balance(session: GameSession): Promise<bigint>;
  /** Takes the stake and pays the payout in one ledger transaction, and records the bet. */
  settleRound(round: Round<Detail>): Promise<SettledRound>;
}
