import { requirementsLiftedBelow } from '../domain/money';
import { slotVenue } from '../venues/registry';
import { generateHistory, type HistoryEvent, type HistoryPlan } from './history';
import type { Random } from './random';

const yuan = (...amounts: bigint[]) => amounts.map((amount) => amount * 100n);

const plan: Omit<HistoryPlan, 'now'> = {
  days: 26,
  sittings: 18,
  rounds: 16,
  depositRate: 0.15,
  deposits: yuan(100n, 200n, 300n),
  lastDeposit: 10_000n,
};

/**
 * What the demo member should have: enough to withdraw, and little turnover left, so that a visitor can complete a
 * withdrawal.
 */
const wanted = { balance: 40_000n, deposits: 4, left: { least: 1_000n, most: 10_000n } };
/** About one history of three fits. */
const tries = 60;

/** The result of a history, minor units. `left`: turnover still required, counted as for deposits. */
const outcomeOf = (events: readonly HistoryEvent[]) => {
  let balance = 0n;
  let played = 0n;
  let required = 0n;
  let deposits = 0;
  for (const event of events) {
    if (event.kind === 'round') {
      played += event.stake;
      balance += event.payout - event.stake;
      continue;
    }
    const open = balance >= requirementsLiftedBelow && required > played ? required : played;
    required = open + event.amount;
    balance += event.amount;
    deposits += 1;
  }
  return { balance, deposits, left: required - played };
};

/** Generates histories of the demo member until one fits. */
export const generateDemoHistory = (random: Random, now: number): HistoryEvent[] => {
  for (let left = tries; ; left -= 1) {
    const events = generateHistory(random, slotVenue.games, { ...plan, now });
    const outcome = outcomeOf(events);
    const fits =
      outcome.balance >= wanted.balance &&
      outcome.deposits >= wanted.deposits &&
      outcome.left >= wanted.left.least &&
      outcome.left <= wanted.left.most;
    if (fits || left === 0) return events;
  }
};
