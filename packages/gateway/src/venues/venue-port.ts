import type { GameRound, RoundDetail } from '@pavilion/contract';

/** The member and the game of a launch token. */
export interface GameSession {
  memberId: string;
  gameCode: string;
  /** Ledger account to play from; the main wallet when undefined. */
  account?: string;
  /** The seed of the member's next round, read with the session; undefined when `fair.current` has to create or rotate it. */
  seed?: FairSeed;
}

/** The seeds that draw the next round of a member. */
export interface FairSeed {
  readonly id: string;
  /** 64 hexadecimal digits; never sent before it is revealed. */
  readonly serverSeed: string;
  /** SHA-256 of the text of the server seed. */
  readonly commitment: string;
  /** The commitment of the next seed. */
  readonly next: string;
  readonly clientSeed: string;
  /** Whether the member or the browser chose the client seed after the commitment was shown. */
  readonly isClientSeedChosen: boolean;
  /** Of the next round: the number of rounds that the seed has drawn. */
  readonly nonce: number;
}

/** A seed that draws no more rounds. */
export interface RevealedSeed extends Pick<FairSeed, 'id' | 'serverSeed' | 'commitment' | 'nonce'> {
  /** The last one; each record has the one of its round. */
  readonly clientSeed: string;
}

export interface Rotation {
  readonly revealed: RevealedSeed | null;
  readonly current: FairSeed;
}

/** The seeds of the rounds that a member plays alone. */
export interface FairPort {
  current(memberId: string): Promise<FairSeed>;
  lastRevealed(memberId: string): Promise<RevealedSeed | null>;
  setClientSeed(memberId: string, clientSeed: string): Promise<FairSeed>;
  rotate(
    memberId: string,
    options?: { commitment?: string | undefined; clientSeed?: string | undefined },
  ): Promise<Rotation>;
}

/** The nonce that drew a round was spent by another round meanwhile: draw again with the current seed. */
export class NonceSpent extends Error {
  override readonly name = 'NonceSpent';

  constructor() {
    super('the nonce was spent by another round');
  }
}

export interface Round<Detail extends RoundDetail = GameRound> {
  session: GameSession;
  /** Idempotency key, created by the game client. A repeated key returns the stored round. */
  key: string;
  stake: bigint;
  payout: bigint;
  /** Stored with the bet, shown in the bet record, and returned again for a repeated key. */
  detail: Detail;
  /** The seed that drew the round; settling spends its nonce. */
  drawSeed?: Pick<FairSeed, 'id' | 'nonce'>;
  /** The least time since the member's last round of the game, in milliseconds. */
  pace?: number;
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
  /**
   * The session of a launch token, or undefined when the token is unknown or expired.
   *
   * @param address of the player
   */
  session(token: string, address: string): Promise<GameSession | undefined>;
  /** Available balance of the session's account, minor units. */
  balance(session: GameSession): Promise<bigint>;
  readonly fair: FairPort;
  /**
   * Debits the stake, credits the payout and records the bet in one ledger transaction.
   *
   * @throws NonceSpent when another round spent the nonce of `drawSeed`; BusinessError 20653 tooSoon within `pace`.
   */
  settleRound(round: Round<Detail>): Promise<SettledRound>;
}
