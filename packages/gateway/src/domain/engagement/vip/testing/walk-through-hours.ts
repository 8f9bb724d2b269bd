import { hourMs } from '../../../../durations';
import { vipLevels } from '../../../vip-rules';
import type { Closed, VipFacts } from '../vip-periods';

/**
 * An independent model of `periodsAfter` for facts at full hours: each level that is reached or lost, with the time at which its period
 * began. It counts hour by hour, where `periodsAfter` computes deadlines.
 */
export const walkThroughHours = (
  facts: readonly VipFacts[],
  closed: readonly Closed[],
  from: number,
  now: number,
): [level: number, since: number][] => {
  let [level, highest, open] = [0, 0, 0];
  let [turnover, deposits, inPeriod] = [0n, 0n, 0n];
  const changes: [number, number][] = [];
  const byHour = new Map<number, VipFacts[]>();
  for (const each of facts) byHour.set(each.at, [...(byHour.get(each.at) ?? []), each]);
  const change = (to: number, at: number) => {
    level = to;
    highest = Math.max(highest, to);
    open = 0;
    inPeriod = 0n;
    changes.push([to, at]);
  };
  for (let at = from; at <= now; at += hourMs) {
    if (level > 0 && open === 90 * 24) change(inPeriod >= vipLevels[level]!.keep ? level : level - 1, at);
    for (const each of byHour.get(at) ?? []) {
      turnover += each.turnover;
      deposits += each.deposits;
      inPeriod += each.turnover;
    }
    const reached = vipLevels.findLastIndex(
      (row, to) =>
        turnover >= row.turnover && deposits >= row.deposits && (to > highest || inPeriod >= row.keep),
    );
    if (reached > level) change(reached, at);
    if (!closed.some((each) => each.from <= at && at < each.to)) open += 1;
  }
  return changes;
};
