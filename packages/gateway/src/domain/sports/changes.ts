import type { EventChange } from '@pavilion/contract';
import { type Market, type Selection, type SportEvent, selectionId } from '@pavilion/contract/sports';
import { matchOf } from './events';
import type { EventBook, MatchIncident } from './sports-engine';

const shownPrice = ({ price, open }: Selection): number => (open ? price : 0);

/**
 * The prices that differ, by the id of the selection; 0 of one that is not open. Undefined when the selections differ. Ids are
 * made of changed selections only: of a board's thirty, one or two change in a second.
 */
const changedPrices = (
  event: string,
  older: readonly Market[],
  newer: readonly Market[],
): Record<string, number> | undefined => {
  if (older.length !== newer.length) return undefined;
  const prices: Record<string, number> = {};
  for (const [index, { key, type, period, lines }] of newer.entries()) {
    const before = older[index]!;
    if (before.key !== key || before.lines.length !== lines.length) return undefined;
    for (const [place, { q, selections }] of lines.entries()) {
      const line = before.lines[place]!;
      if (line.q !== q || line.selections.length !== selections.length) return undefined;
      for (const [position, selection] of selections.entries()) {
        const old = line.selections[position]!;
        if (old.side !== selection.side) return undefined;
        const price = shownPrice(selection);
        if (shownPrice(old) !== price)
          prices[selectionId({ event, type, period, q, side: selection.side })] = price;
      }
    }
  }
  return prices;
};

export const presentIncident = ({ kind, side, at, value }: MatchIncident) => ({
  kind,
  at,
  ...(side !== undefined && { side }),
  ...(value !== undefined && { value }),
});

export const presentScores = (scores: SportEvent['scores']): EventChange['scores'] =>
  Object.fromEntries(Object.entries(scores).map(([period, [home, away]]) => [period, [home, away]]));

/**
 * What changed of an event between two of its versions; undefined when its selections differ, which only a snapshot can
 * tell.
 *
 * @param isListed whether the caller sees a market.
 */
export const changeBetween = (
  older: EventBook,
  newer: EventBook,
  isListed: (market: Market) => boolean,
): EventChange | undefined => {
  const { id, status, clock, scores } = matchOf(newer);
  const markets = newer.markets.filter(isListed);
  const before = older.markets.filter(isListed);
  const prices = changedPrices(id, before, markets);
  if (!prices) return undefined;
  return {
    id,
    from: [...older.version],
    version: [...newer.version],
    status,
    clock,
    scores: presentScores(scores),
    prices,
    // In the same order, as their selections are the same.
    markets: markets
      .filter(({ status: state, reason, epoch }, index) => {
        const old = before[index];
        return old?.status !== state || old.reason !== reason || old.epoch !== epoch;
      })
      .map(({ key, status: state, reason, epoch }) => ({
        key,
        status: state,
        ...(reason && { reason }),
        epoch,
      })),
    incidents: newer.incidentsAfter(matchOf(older).clock.at).map(presentIncident),
  };
};
