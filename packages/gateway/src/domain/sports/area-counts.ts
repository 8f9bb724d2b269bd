import { type SportArea, sportDefinitions } from '@pavilion/contract/sports';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { hourMs } from '../../durations';
import { firstIdAt } from '../../ids';
import type { Events } from './events';

/** Time for which the counts are kept, ms. */
const keptFor = 30_000;
/** A member who placed a bet within this time plays, ms; as in the lobby. */
const playersWindow = hourMs;

/** Matches that can be bet on, and the members who bet on some in the last hour. */
export interface AreaCount {
  readonly events: number;
  readonly players: number;
}

/** Counts the matches and the players of sports and of esports. */
export const createAreaCounts = ({
  db,
  clock,
  events,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: Pick<Events, 'ready' | 'counts'>;
}) => {
  let known:
    | { readonly until: number; readonly counts: Promise<Readonly<Record<SportArea, AreaCount>>> }
    | undefined;

  const countPlayers = async (): Promise<Readonly<Record<SportArea, number>>> => {
    const from = firstIdAt(new Date(clock.now() - playersWindow));
    // By the id, which begins with the time: of the whole book only the last hour is read.
    const { rows } = await sql<{ category: SportArea; players: number }>`
      select category, count(distinct member_id)::int as players from sport_bets
      where id >= ${from} and state <> 'refused' group by category`.execute(db);
    return { sport: 0, gaming: 0, ...Object.fromEntries(rows.map((row) => [row.category, row.players])) };
  };

  const count = async (): Promise<Readonly<Record<SportArea, AreaCount>>> => {
    await events.ready();
    const players = await countPlayers();
    const countOf = (area: SportArea): AreaCount => ({
      events: events
        .counts()
        .filter(({ sport }) => sportDefinitions[sport].area === area)
        .reduce((total, { live, today, early }) => total + live + today + early, 0),
      players: players[area],
    });
    return { sport: countOf('sport'), gaming: countOf('gaming') };
  };

  const areaCounts = (): Promise<Readonly<Record<SportArea, AreaCount>>> => {
    const now = clock.now();
    if (known && now < known.until) return known.counts;
    const counts = count();
    known = { until: now + keptFor, counts };
    counts.catch(() => {
      if (known?.counts === counts) known = undefined;
    });
    return counts;
  };

  return {
    /** Members who bet in the last hour. */
    countPlayers,
    /** Counted each half minute. */
    areaCounts,
  };
};
