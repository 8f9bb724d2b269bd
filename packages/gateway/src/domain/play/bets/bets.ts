import type { BetRecord, CallRequest, CallResponse, LocalText, RoundDetail, Win } from '@pavilion/contract';
import { formatMinor, maskName } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { dayEnd, dayStart } from '../../days';
import { idCursor, pageOf, rowsFor } from '../../paging';
import type { Lobby } from '../games/lobby';

const defaultWins = 20;

type BetRow = Row<'bets'> & Pick<Row<'games'>, 'category' | 'venue_code'> & { name: LocalText };

/** Rounds stored before the field `kind` existed are slot rounds. */
const presentDetail = (detail: unknown): RoundDetail => ({ kind: 'slots', ...(detail as object) });

const presentBet = (row: BetRow): BetRecord => ({
  id: row.id,
  gameCode: row.game_code,
  gameName: row.name,
  category: row.category,
  venue: row.venue_code,
  stake: formatMinor(row.stake),
  payout: formatMinor(row.payout),
  net: formatMinor(row.payout - row.stake),
  state: row.state,
  placedAt: row.placed_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  detail: presentDetail(row.detail),
});

/** Bet records and the latest wins. */
export const createBets = ({ db, lobby, timeZone }: { db: Database; lobby: Lobby; timeZone: string }) => {
  const selection = (memberId: string, { from, to, category, state }: CallRequest<'betRecords'>) => {
    let query = db
      .selectFrom('bets')
      .innerJoin('games', 'games.code', 'bets.game_code')
      // guard: bets-of-their-member
      .where('bets.member_id', '=', memberId);
    if (from !== undefined) query = query.where('bets.placed_at', '>=', dayStart(from, timeZone));
    if (to !== undefined) query = query.where('bets.placed_at', '<', dayEnd(to, timeZone));
    if (category !== undefined) query = query.where('games.category', '=', category);
    if (state !== undefined) query = query.where('bets.state', '=', state);
    return query;
  };

  const rowsOf = (memberId: string, body: CallRequest<'betRecords'>) => {
    const query = selection(memberId, body)
      .selectAll('bets')
      .select(['games.category', 'games.venue_code', 'games.name'])
      .orderBy('bets.id', 'desc')
      .limit(rowsFor(body.limit));
    return body.cursor === undefined
      ? query.execute()
      : query.where('bets.id', '<', idCursor(body.cursor)).execute();
  };

  return {
    async records(memberId: string, body: CallRequest<'betRecords'>): Promise<CallResponse<'betRecords'>> {
      const [rows, totals] = await Promise.all([
        rowsOf(memberId, body),
        selection(memberId, body)
          .select([
            sql<number>`count(*)::int`.as('count'),
            sql<bigint>`coalesce(sum(bets.stake), 0)::bigint`.as('stake'),
            sql<bigint>`coalesce(sum(bets.payout), 0)::bigint`.as('payout'),
          ])
          .executeTakeFirstOrThrow(),
      ]);
      return {
        ...pageOf(rows.map(presentBet), body.limit, (each) => each.id),
        totals: {
          count: totals.count,
          stake: formatMinor(totals.stake),
          payout: formatMinor(totals.payout),
          net: formatMinor(totals.payout - totals.stake),
        },
      };
    },

    /** The latest rounds that paid more than their stake, with masked accounts. */
    async latestWins(
      limit = defaultWins,
      memberId?: string,
      offer: Parameters<Lobby['offeredCodes']>[0] = {},
    ): Promise<Win[]> {
      const codes = await lobby.offeredCodes(offer);
      const [rows, games] = await Promise.all([
        db
          .selectFrom('bets')
          .innerJoin('members', 'members.id', 'bets.member_id')
          .select(['bets.id', 'bets.game_code', 'bets.payout', 'bets.placed_at', 'members.account'])
          .whereRef('bets.payout', '>', 'bets.stake')
          .$if(codes !== undefined, (query) => query.where('bets.game_code', 'in', codes as string[]))
          .orderBy('bets.id', 'desc')
          .limit(limit)
          .execute(),
        lobby.byCode(memberId),
      ]);
      return rows.flatMap((row) => {
        const game = games.get(row.game_code);
        if (!game) return [];
        return [
          {
            id: row.id,
            account: maskName(row.account),
            game,
            payout: formatMinor(row.payout),
            at: row.placed_at.toISOString(),
          },
        ];
      });
    },
  };
};
