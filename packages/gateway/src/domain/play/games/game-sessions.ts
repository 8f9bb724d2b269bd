import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { hourMs } from '../../../durations';
import type { GameSession } from '../../../venues/venue-port';
import { venueAccount } from '../../money';
import { newToken, tokenHash } from '../../secret-token';
import { roundsOfSeed } from '../fair/fair-seeds';

/** Lifetime of a launch token, ms; another launch creates a new one. */
export const gameSessionLifetime = 2 * hourMs;

/** Launch tokens: each for one session of a member and one game, stored hashed. A token ends with the session. */
export const createGameSessions = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /**
   * @param sessionToken of the member.
   * @throws BusinessError 20202 gameUnavailable for an unknown game.
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
        expires_at: new Date(clock.now() + gameSessionLifetime),
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
      .leftJoin('fair_seeds as active', (join) =>
        join
          .onRef('active.member_id', '=', 'members.id')
          .on('active.state', '=', 'active')
          .on('active.nonce', '<', roundsOfSeed),
      )
      .leftJoin('fair_seeds as next', (join) =>
        join.onRef('next.member_id', '=', 'members.id').on('next.state', '=', 'next'),
      )
      .modifyFront(prepared('game-session'))
      .select([
        'members.id',
        'members.auto_transfer',
        'game_sessions.game_code',
        'games.venue_code',
        'active.id as seed_id',
        'active.server_seed',
        'active.commitment',
        'active.client_seed',
        'active.is_client_seed_chosen',
        'active.nonce',
        'next.commitment as next_commitment',
      ])
      .where('game_sessions.token_hash', '=', tokenHash(token))
      // guard: game-token-expires
      .where('game_sessions.expires_at', '>', now)
      // guard: game-token-of-session
      .where('sessions.expires_at', '>', now)
      .where('sessions.ended_code', 'is', null)
      // guard: blocked-member-plays-nothing
      .where('members.blocked', '=', false)
      .executeTakeFirst();
    if (!row) return undefined;
    const seed = row.seed_id !== null &&
      row.next_commitment !== null && {
        id: row.seed_id,
        serverSeed: row.server_seed as string,
        commitment: row.commitment as string,
        next: row.next_commitment,
        clientSeed: row.client_seed as string,
        isClientSeedChosen: row.is_client_seed_chosen as boolean,
        nonce: row.nonce as number,
      };
    const session = { memberId: row.id, gameCode: row.game_code, ...(seed && { seed }) };
    return row.auto_transfer ? session : { ...session, account: venueAccount(row.venue_code, row.id) };
  },

  /** Expires launch tokens of a member, or all. */
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

  /** Deletes expired tokens. */
  async removeExpired(): Promise<void> {
    await db.deleteFrom('game_sessions').where('expires_at', '<=', momentOf(clock)).execute();
  },
});

export type GameSessions = ReturnType<typeof createGameSessions>;
