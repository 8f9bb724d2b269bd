import type { GameRound } from '@pavilion/contract';
import { dayMs, minuteMs } from '../durations';
import { drawRound } from '../venues/slots';
import type { VenueGame } from '../venues/venue';
import { between, oneOf, type Random } from './random';

/** An event of a member’s history. */
export type HistoryEvent =
  | { kind: 'deposit'; at: number; channel: string; amount: bigint }
  | { kind: 'round'; at: number; game: VenueGame; stake: bigint; payout: bigint; detail: GameRound };

export interface HistoryPlan {
  now: number;
  /** Days before now over which the sittings are spread. */
  days: number;
  /** Number of sittings. */
  sittings: number;
  /** Most rounds of one sitting. */
  rounds: number;
  /** Probability of a deposit at the beginning of a sitting although there is money left, 0 to 1. */
  depositRate: number;
  /** Possible deposits, minor units. */
  deposits: readonly bigint[];
  /** Deposit at the beginning of the last sitting, minor units. */
  lastDeposit?: bigint;
  /** How long before now the last sitting has ended at least, ms. By default long enough that no play session is running. */
  quietTime?: number;
}

const channels = ['bank', 'alipay', 'alipay', 'wechat', 'ecny', 'ebpay', 'usdt'];

/** Start times, ascending. A round takes less than a minute. */
const sittingStarts = (
  random: Random,
  { now, days, sittings, rounds, quietTime = 40 * minuteMs }: HistoryPlan,
) => {
  const end = now - quietTime;
  const earlier = Array.from(
    { length: sittings - 1 },
    () => end - Math.floor((0.1 + random() * days) * dayMs),
  );
  return [...earlier, end - between(random, rounds, rounds + 40) * minuteMs].sort((a, b) => a - b);
};

/** Multiples of the smallest stake: mostly small ones. */
const stakeFactors = [1n, 1n, 1n, 2n, 2n, 10n];

/**
 * Generates a plausible history of some weeks: deposits, and rounds drawn by the real slot engine. No stake exceeds
 * the balance.
 */
export const generateHistory = (
  random: Random,
  games: readonly VenueGame[],
  plan: HistoryPlan,
): HistoryEvent[] => {
  const events: HistoryEvent[] = [];
  let balance = 0n;
  for (const [index, start] of sittingStarts(random, plan).entries()) {
    const last = index === plan.sittings - 1 ? plan.lastDeposit : undefined;
    let at = start;
    const favourite = oneOf(random, games);
    if (last !== undefined || balance < favourite.minStake * 20n || random() < plan.depositRate) {
      const amount = last ?? oneOf(random, plan.deposits);
      events.push({ kind: 'deposit', at, channel: oneOf(random, channels), amount });
      balance += amount;
    }
    const rounds = between(random, Math.ceil(plan.rounds / 3), plan.rounds);
    for (let round = 0; round < rounds; round++) {
      at += between(random, 8, 50) * 1_000;
      const game = random() < 0.75 ? favourite : oneOf(random, games);
      const stake = game.minStake * oneOf(random, stakeFactors);
      if (stake > balance) continue;
      const { payout, detail } = drawRound(game.code, stake);
      events.push({ kind: 'round', at, game, stake, payout, detail });
      balance += payout - stake;
    }
  }
  return events.sort((a, b) => a.at - b.at);
};
