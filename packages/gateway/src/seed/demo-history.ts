import { requirementsLiftedBelow } from '../domain/money';
import { dayMs, hourMs, minuteMs } from '../durations';
import { slotVenue } from '../venues/registry';
import { drawRound } from '../venues/slots';
import { generateHistory, type HistoryEvent, type HistoryPlan } from './history';
import { oneOf, type Random } from './random';

const yuan = (...amounts: bigint[]) => amounts.map((amount) => amount * 100n);

const plan: Omit<HistoryPlan, 'now'> = {
  days: 26,
  sittings: 18,
  rounds: 16,
  depositRate: 0.15,
  deposits: yuan(100n, 200n, 300n),
  lastDeposit: 10_000n,
  // The bets of `seedSportsBets` are placed after it.
  quietTime: 4 * hourMs,
};

/**
 * What the demo member should have: enough to withdraw, and little turnover left, so that a visitor can complete a
 * withdrawal. Two sports bets follow: one takes up to 10.00 of the turnover away, and both 20.00 of the balance.
 */
const wanted = { balance: 42_000n, deposits: 4, left: { least: 2_500n, most: 10_000n } };
/** About one history of three fits. */
const tries = 60;

/** The weeks before, in which the demo member has earned its VIP level: with high stakes, until little was left. */
const earlier = {
  from: 80,
  until: 45,
  deposit: 80_000n,
  turnover: 1_100_000n,
  rounds: { sitting: 15, most: 260 },
  leaves: 20_000n,
  maxStake: 15_000n,
};

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

const generateEarlierHistory = (random: Random, now: number): HistoryEvent[] => {
  const games = slotVenue.games.filter(({ maxStake }) => maxStake <= earlier.maxStake);
  const events: HistoryEvent[] = [];
  let balance = 0n;
  let played = 0n;
  let game = oneOf(random, games);
  for (let round = 0; round < earlier.rounds.most; round++) {
    if (round % earlier.rounds.sitting === 0) game = oneOf(random, games);
    const isEarned = played >= earlier.turnover;
    if (isEarned && balance < earlier.leaves) break;
    const stake = isEarned && balance < game.maxStake ? game.minStake * 10n : game.maxStake;
    if (balance < stake) {
      events.push({ kind: 'deposit', at: 0, channel: 'bank', amount: earlier.deposit });
      balance += earlier.deposit;
    }
    const { payout, detail } = drawRound(game.code, stake);
    events.push({ kind: 'round', at: 0, game, stake, payout, detail });
    balance += payout - stake;
    played += stake;
  }
  const sittings = Math.ceil(events.length / earlier.rounds.sitting);
  const between = ((earlier.from - earlier.until) * dayMs) / sittings;
  return events.map((event, index) => {
    const sitting = Math.floor(index / earlier.rounds.sitting);
    const minutes = index % earlier.rounds.sitting;
    return { ...event, at: Math.floor(now - earlier.from * dayMs + sitting * between) + minutes * minuteMs };
  });
};

/** Generates histories of the demo member until one fits. */
export const generateDemoHistory = (random: Random, now: number): HistoryEvent[] => {
  for (let left = tries; ; left -= 1) {
    const events = [
      ...generateEarlierHistory(random, now),
      ...generateHistory(random, slotVenue.games, { ...plan, now }),
    ];
    const outcome = outcomeOf(events);
    const fits =
      outcome.balance >= wanted.balance &&
      outcome.deposits >= wanted.deposits &&
      outcome.left >= wanted.left.least &&
      outcome.left <= wanted.left.most;
    if (fits || left === 0) return events;
  }
};
