import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { GameSession } from '../../../venues/venue-port';
import { venueAccount } from '../../money';
import { newToken, tokenHash } from '../../secret-token';

/** A launch token lives as long as a sitting; opening the game again gives a new one. */
const lifetime = 2 * 3_600_000;

/** Who may play what: a token for one member's session and one game, stored hashed. It ends with the session. */
export const createGameSessions = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /**
   * @param sessionToken of the member's session.
   * @throws BusinessError 20202 when there is no such game.
   */
  async open(sessionToken: string, gameCode: string): Promise<string> {
    const game = await db.selectFrom('games').select('code').where('code', '=', gameCode).executeTakeFirst();
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    const token = newToken();
    await db
      .insertInto('game_sessions')
      .values({
        token_hash: tokenHash(token),
        session_hash: tokenHash(sessionToken),
        game_code: gameCode,
        expires_at: new Date(clock.now() + lifetime),
      })
      .execute();
    return token;
  },

  async find(token: string): Promise<GameSession | undefined> {
    const now = momentOf(clock);
    const row = await db
      .selectFrom('game_sessions')
      .innerJoin('sessions', 'sessions.token_hash', 'game_sessions.session_hash')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .innerJoin('games', 'games.code', 'game_sessions.game_code')
      .modifyFront(prepared('game-session'))
      .select(['members.id', 'members.auto_transfer', 'game_sessions.game_code', 'games.venue_code'])
      .where('game_sessions.token_hash', '=', tokenHash(token))
      .where('game_sessions.expires_at', '>', now)
      .where('sessions.expires_at', '>', now)
      .where('sessions.ended_code', 'is', null)
      .where('members.blocked', '=', false)
      .executeTakeFirst();
    if (!row) return undefined;
    const session = { memberId: row.id, gameCode: row.game_code };
    return row.auto_transfer ? session : { ...session, account: venueAccount(row.venue_code, row.id) };
  },

  /** Ends game sessions: a member's, or everybody's. */
  async expire(memberId?: string): Promise<void> {
    const query = db.updateTable('game_sessions').set({ expires_at: momentOf(clock) });
    const chosen =
      memberId === undefined
        ? query
        : query.where('session_hash', 'in', (each) =>
            each.selectFrom('sessions').select('token_hash').where('member_id', '=', memberId),
          );
    await chosen.execute();
  },

  /** Removes game sessions that are over; to a venue they are as unknown as before. */
  async removeExpired(): Promise<void> {
    await db.deleteFrom('game_sessions').where('expires_at', '<=', momentOf(clock)).execute();
  },
});

export type GameSessions = ReturnType<typeof createGameSessions>;
