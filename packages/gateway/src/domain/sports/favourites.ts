import {
  type CallRequest,
  type CallResponse,
  limits,
  type SportFavouriteKind,
  sportFavouriteKinds,
} from '@pavilion/contract';
import { sql } from 'kysely';
import { averageValue } from '../../db/average-value';
import type { Database } from '../../db/database';
import { withRetry } from '../../db/retry';

/** The bets whose matches are recent ones. */
const recentBets = 50;
const maxRecent = 20;

/** The row that switches goal alerts on. */
const goalAlerts = { kind: 'alerts', item: 'goals' } as const;

type Kind = SportFavouriteKind | (typeof goalAlerts)['kind'];
type Favourites = CallResponse<'sportsFavourites'>;
type Change = CallRequest<'sportsFavouritesChange'>;

/** What members follow on the boards of sports, and the matches of their last bets. */
export const createSportsFavourites = (db: Database) => {
  const recentMatches = async (within: Database, memberId: string): Promise<string[]> => {
    const { rows } = await sql<{ event_id: string }>`
      with latest as (
        select id from sport_bets where member_id = ${averageValue(memberId)} order by id desc limit ${recentBets})
      select leg.event_id from latest join sport_legs leg on leg.bet_id = latest.id
      group by leg.event_id order by max(latest.id) desc, leg.event_id limit ${maxRecent}`.execute(within);
    return rows.map((row) => row.event_id);
  };

  const read = async (within: Database, memberId: string): Promise<Favourites> => {
    const rows = await within
      .selectFrom('sport_favourites')
      .select(['kind', 'item'])
      .where('member_id', '=', memberId)
      .orderBy('seq')
      .execute();
    const itemsOf = (kind: SportFavouriteKind) =>
      rows.flatMap((row) => (row.kind === kind ? [row.item] : []));
    return {
      leagues: itemsOf('leagues'),
      matches: itemsOf('matches'),
      pins: itemsOf('pins'),
      goalAlerts: rows.some(({ kind }) => kind === goalAlerts.kind),
      recent: await recentMatches(within, memberId),
    };
  };

  const add = (within: Database, memberId: string, rows: readonly { kind: Kind; item: string }[]) =>
    within
      .insertInto('sport_favourites')
      .values(rows.map((row) => ({ member_id: memberId, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const remove = (within: Database, memberId: string, kind: Kind, items: readonly string[]) =>
    within
      .deleteFrom('sport_favourites')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('item', 'in', items)
      .execute();

  /** Removes the oldest ones beyond the limit. */
  const trim = (within: Database, memberId: string, kind: SportFavouriteKind) =>
    within
      .deleteFrom('sport_favourites')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('item', 'in', (query) =>
        query
          .selectFrom('sport_favourites')
          .select('item')
          .where('member_id', '=', memberId)
          .where('kind', '=', kind)
          .orderBy('seq', 'desc')
          .offset(limits.sportFavourites),
      )
      .execute();

  const changeKind = async (
    within: Database,
    memberId: string,
    kind: SportFavouriteKind,
    changes: Change['changes'],
  ) => {
    // The last change of an id counts.
    const wanted = new Map(
      changes.filter((each) => each.kind === kind).map((each) => [each.id, each.favourite]),
    );
    const idsThat = (isFavourite: boolean) =>
      [...wanted].flatMap(([id, favourite]) => (favourite === isFavourite ? [id] : []));
    const removed = idsThat(false);
    const added = idsThat(true);
    if (removed.length > 0) await remove(within, memberId, kind, removed);
    if (added.length === 0) return;
    await add(
      within,
      memberId,
      added.map((item) => ({ kind, item })),
    );
    await trim(within, memberId, kind);
  };

  return {
    list: (memberId: string): Promise<Favourites> => read(db, memberId),

    /** @returns what the member follows afterwards. Repeating a change has no effect. */
    change(memberId: string, { changes, goalAlerts: isOn }: Change): Promise<Favourites> {
      return withRetry(() =>
        db.transaction().execute(async (transaction) => {
          for (const kind of sportFavouriteKinds) await changeKind(transaction, memberId, kind, changes);
          if (isOn === true) await add(transaction, memberId, [goalAlerts]);
          if (isOn === false) await remove(transaction, memberId, goalAlerts.kind, [goalAlerts.item]);
          return read(transaction, memberId);
        }),
      );
    },
  };
};
