import { dayMs } from '../../../durations';
import { keepDays, topLevel, vipLevelOf, vipLevels } from '../../vip-rules';

const keepSpan = keepDays * dayMs;

/** The turnover of bets that were settled, and the deposits that were paid, at one moment. Minor units. */
export interface VipFacts {
  readonly at: number;
  readonly turnover: bigint;
  readonly deposits: bigint;
}

/** A span in which the account was closed for play; the end may be infinite. */
export interface Closed {
  readonly from: number;
  readonly to: number;
}

/** A period at a level. It ends when the level rises, and after 90 days: then the level is kept or falls by one. */
export interface VipPeriod {
  readonly level: number;
  /** The highest level until the end of the period. */
  readonly highest: number;
  readonly since: number;
  /** Facts up to this moment, inclusive, came before the period. */
  readonly countedAt: number;
  /** The sums of those facts. */
  readonly before: { readonly turnover: bigint; readonly deposits: bigint };
}

export const firstPeriod: VipPeriod = {
  level: 0,
  highest: 0,
  since: Number.NEGATIVE_INFINITY,
  countedAt: Number.NEGATIVE_INFINITY,
  before: { turnover: 0n, deposits: 0n },
};

/**
 * The end of the 90 days that keep a level. The period does not run while the account is closed.
 *
 * @param closed in any order; spans may overlap.
 */
export const keepUntil = ({ level, since }: VipPeriod, closed: readonly Closed[]): number => {
  if (level === 0) return Number.POSITIVE_INFINITY;
  let end = since + keepSpan;
  let counted = since;
  for (const { from, to } of [...closed].sort((one, other) => one.from - other.from)) {
    if (from >= end) break;
    if (to <= counted) continue;
    end += to - Math.max(from, counted);
    counted = to;
  }
  return end;
};

/** Whether the turnover of a period keeps its level when the period ends. */
const keepsLevel = (level: number, inPeriod: bigint): boolean => inPeriod >= vipLevelOf(level).keep;

/**
 * The level that a member reaches: that of both totals. One that was lost before also requires its keep turnover within the
 * period, since the totals of all time would give it back at once.
 */
export const reachedLevel = (
  { level, highest }: Pick<VipPeriod, 'level' | 'highest'>,
  total: { turnover: bigint; deposits: bigint },
  inPeriod: bigint,
): number => {
  for (let reached = topLevel; reached > level; reached--) {
    const { turnover, deposits, keep } = vipLevels[reached] as (typeof vipLevels)[number];
    const isReached = total.turnover >= turnover && total.deposits >= deposits;
    if (isReached && (reached > highest || inPeriod >= keep)) return reached;
  }
  return level;
};

/**
 * The periods that follow one, oldest first: a function of the facts alone, whenever and how often it is asked.
 *
 * @param facts after `countedAt`, by moment.
 */
export const periodsAfter = (
  period: VipPeriod,
  facts: readonly VipFacts[],
  closed: readonly Closed[],
  now: number,
): VipPeriod[] => {
  const periods: VipPeriod[] = [];
  let current = period;
  let total = period.before;
  const begin = (level: number, since: number, countedAt: number) => {
    const highest = Math.max(current.highest, level);
    current = { level, highest, since, countedAt, before: total };
    periods.push(current);
  };
  const endPeriods = (until: number) => {
    for (let end = keepUntil(current, closed); end <= until; end = keepUntil(current, closed)) {
      const { level, before } = current;
      begin(keepsLevel(level, total.turnover - before.turnover) ? level : level - 1, end, end - 1);
    }
  };
  for (const { at, turnover, deposits } of facts) {
    endPeriods(at);
    total = { turnover: total.turnover + turnover, deposits: total.deposits + deposits };
    const reached = reachedLevel(current, total, total.turnover - current.before.turnover);
    if (reached > current.level) begin(reached, at, at);
  }
  endPeriods(now);
  return periods;
};
