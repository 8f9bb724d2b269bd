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
  /** Idempotency key, created by the game client. A repeated key returns the stored round. */
  key: string;
  stake: bigint;
  payout: bigint;
  /** Stored with the bet, shown in the bet record, and returned again for a repeated key. */
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
  /** Debits the stake, credits the payout and records the bet in one ledger transaction. */
  settleRound(round: Round<Detail>): Promise<SettledRound>;
}
