import { dust } from '../domain/money';
import { slotVenue } from '../venues/registry';
import { type Deed, type HistoryPlan, inventHistory } from './history';
import type { Random } from './random';

const yuan = (...amounts: bigint[]) => amounts.map((amount) => amount * 100n);

const plan: Omit<HistoryPlan, 'now'> = {
  days: 26,
  sittings: 18,
  rounds: 16,
  generosity: 0.15,
  deposits: yuan(100n, 200n, 300n),
  lastDeposit: 10_000n,
};

/** What a visitor should find: enough to withdraw, and so little left to play that they can see a withdrawal to its end. */
const wanted = { balance: 40_000n, deposits: 4, left: { least: 1_000n, most: 10_000n } };
/** One of three histories will do. */
const tries = 60;

/** What a history comes to, minor units. `left`: what must still be played, as turnover counts deposits. */
const outcomeOf = (deeds: readonly Deed[]) => {
  let balance = 0n;
  let played = 0n;
  let required = 0n;
  let deposits = 0;
  for (const deed of deeds) {
    if (deed.kind === 'round') {
      played += deed.stake;
      balance += deed.payout - deed.stake;
      continue;
    }
    const open = balance >= dust && required > played ? required : played;
    required = open + deed.amount;
    balance += deed.amount;
    deposits += 1;
  }
  return { balance, deposits, left: required - played };
};

/** Some weeks of the demo member, invented until they end where a visitor has something to do. */
export const inventDemoHistory = (random: Random, now: number): Deed[] => {
  for (let left = tries; ; left -= 1) {
    const deeds = inventHistory(random, slotVenue.games, { ...plan, now });
    const outcome = outcomeOf(deeds);
    const fits =
      outcome.balance >= wanted.balance &&
      outcome.deposits >= wanted.deposits &&
      outcome.left >= wanted.left.least &&
      outcome.left <= wanted.left.most;
    if (fits || left === 0) return deeds;
  }
};
