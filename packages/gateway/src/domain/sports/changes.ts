import type { EventChange } from '@pavilion/contract';
import { type Market, type SportEvent, selectionId } from '@pavilion/contract/sports';
import { matchOf } from './events';
import type { EventBook, MatchIncident } from './sports-engine';

/** The prices of markets by the id of the selection; 0 of one that is not open. */
const pricesOf = (event: string, markets: readonly Market[]): Map<string, number> =>
  new Map(
    markets.flatMap(({ type, period, lines }) =>
      lines.flatMap(({ q, selections }) =>
        selections.map(
          ({ side, price, open }) =>
            [selectionId({ event, type, period, q, side }), open ? price : 0] as const,
        ),
      ),
    ),
  );

const haveSameKeys = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean => {
  const keys = [...other.keys()];
  return one.size === other.size && [...one.keys()].every((key, index) => key === keys[index]);
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
  const before = new Map(older.markets.map((market) => [market.key, market]));
  const [oldPrices, prices] = [pricesOf(id, older.markets.filter(isListed)), pricesOf(id, markets)];
  if (!haveSameKeys(oldPrices, prices)) return undefined;
  return {
    id,
    from: [...older.version],
    version: [...newer.version],
    status,
    clock,
    scores: presentScores(scores),
    prices: Object.fromEntries(
      [...prices].filter(([selection, price]) => oldPrices.get(selection) !== price),
    ),
    markets: markets
      .filter(({ key, status: state, reason, epoch }) => {
        const old = before.get(key);
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
