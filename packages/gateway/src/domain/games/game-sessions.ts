import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { GameSession } from '../../venues/venue-port';
import { newToken, tokenHash } from '../secret-token';

/** A launch token lives as long as a sitting; opening the game again gives a new one. */
const lifetime = 2 * 3_600_000;

/** Who may play what: a token for one member and one game, stored hashed. */
export const createGameSessions = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** @throws BusinessError 20202 when there is no such game. */
  async open(memberId: string, gameCode: string): Promise<string> {
    const game = await db.selectFrom('games').select('code').where('code', '=', gameCode).executeTakeFirst();
    if (!game) throw new BusinessError(20202);
    const token = newToken();
    await db
      .insertInto('game_sessions')
      .values({
        token_hash: tokenHash(token),
        member_id: memberId,
        game_code: gameCode,
        expires_at: new Date(clock.now() + lifetime),
      })
      .execute();
    return token;
  },

  async find(token: string): Promise<GameSession | undefined> {
    const row = await db
      .selectFrom('game_sessions')
      .innerJoin('members', 'members.id', 'game_sessions.member_id')
      .select(['member_id', 'game_code'])
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', momentOf(clock))
      .where('members.blocked', '=', false)
      .executeTakeFirst();
    return row && { memberId: row.member_id, gameCode: row.game_code };
  },

  /** Ends game sessions: a member's, or everybody's. */
  async expire(memberId?: string): Promise<void> {
    const query = db.updateTable('game_sessions').set({ expires_at: momentOf(clock) });
    await (memberId === undefined ? query : query.where('member_id', '=', memberId)).execute();
  },
});

export type GameSessions = ReturnType<typeof createGameSessions>;
