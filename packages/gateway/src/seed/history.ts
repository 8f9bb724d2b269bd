import type { RoundDetail } from '@pavilion/contract';
import { drawRound } from '../venues/slots';
import type { VenueGame } from '../venues/venue';
import { between, oneOf, type Random } from './random';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Something that a member did, in the order of its moments. */
export type Deed =
  | { kind: 'deposit'; at: number; channel: string; amount: bigint }
  | { kind: 'round'; at: number; game: VenueGame; stake: bigint; payout: bigint; detail: RoundDetail };

export interface HistoryPlan {
  now: number;
  /** On how many of the last days the member may have played. */
  days: number;
  /** How many sittings. */
  sittings: number;
  /** Rounds of one sitting, at most. */
  rounds: number;
  /** How often a sitting begins with a deposit although there is money left, from 0 to 1. */
  generosity: number;
  /** What a deposit may be, minor units. */
  deposits: readonly bigint[];
  /** What the last sitting begins with, whatever there is. */
  lastDeposit?: bigint;
}

const channels = ['bank', 'alipay', 'alipay', 'wechat', 'ecny', 'ebpay', 'usdt'];

/** Each sitting has its evening; the last one is within the hour. */
const sittingStarts = (random: Random, { now, days, sittings, rounds }: HistoryPlan) => {
  const earlier = Array.from({ length: sittings - 1 }, () => now - Math.floor((0.1 + random() * days) * day));
  return [...earlier, now - between(random, rounds + 1, 55) * minute].sort((a, b) => a - b);
};

/** Times the smallest stake: mostly small, now and then bold. */
const boldness = [1n, 1n, 1n, 2n, 2n, 10n];

/**
 * What a member may have done in the last weeks: now and then a deposit, then some rounds as the real machines draw
 * them. Nobody stakes what is not there.
 */
export const inventHistory = (random: Random, games: readonly VenueGame[], plan: HistoryPlan): Deed[] => {
  const deeds: Deed[] = [];
  let balance = 0n;
  for (const [index, start] of sittingStarts(random, plan).entries()) {
    const last = index === plan.sittings - 1 ? plan.lastDeposit : undefined;
    let at = start;
    const favourite = oneOf(random, games);
    if (last !== undefined || balance < favourite.minStake * 20n || random() < plan.generosity) {
      const amount = last ?? oneOf(random, plan.deposits);
      deeds.push({ kind: 'deposit', at, channel: oneOf(random, channels), amount });
      balance += amount;
    }
    const rounds = between(random, Math.ceil(plan.rounds / 3), plan.rounds);
    for (let round = 0; round < rounds; round++) {
      at += between(random, 8, 50) * 1_000;
      const game = random() < 0.75 ? favourite : oneOf(random, games);
      const stake = game.minStake * oneOf(random, boldness);
      if (stake > balance) continue;
      const { payout, detail } = drawRound(game.code, stake);
      deeds.push({ kind: 'round', at, game, stake, payout, detail });
      balance += payout - stake;
    }
  }
  return deeds.sort((a, b) => a.at - b.at);
};
