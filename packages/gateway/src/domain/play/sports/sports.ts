import type { LocalText, SportsProvider } from '@pavilion/contract';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayMs, minuteMs } from '../../../durations';
import { newToken, tokenHash } from '../../secret-token';

/** Lifetime of a provider's token, ms. */
const lifetime = 30 * minuteMs;
const week = 7 * dayMs;
/** A Monday, 00:00 UTC. */
const firstMonday = Date.UTC(1970, 0, 5);

export interface Fixture {
  id: string;
  league: LocalText;
  home: LocalText;
  away: LocalText;
  startsAt: Date;
}

/** The next kick-off of a weekly fixture. */
const nextKickoff = (now: number, kickoff: number): Date => {
  const thisWeek = now - ((now - firstMonday) % week) + kickoff * minuteMs;
  return new Date(thisWeek > now ? thisWeek : thisWeek + week);
};

/** Tokens of the sports providers, and the fixtures. */
export const createSports = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** @param sessionToken of the member; the provider's token ends with it. */
  async open(sessionToken: string, provider: SportsProvider): Promise<string> {
    const token = newToken();
    await db
      .insertInto('provider_sessions')
      .values({
        token_hash: tokenHash(token),
        session_hash: tokenHash(sessionToken),
        provider,
        expires_at: new Date(clock.now() + lifetime),
      })
      .execute();
    return token;
  },

  /** The member of a token; undefined when it is unknown, expired, or of another provider. */
  async memberOf(token: string, provider: SportsProvider): Promise<string | undefined> {
    const now = momentOf(clock);
    const row = await db
      .selectFrom('provider_sessions')
      .innerJoin('sessions', 'sessions.token_hash', 'provider_sessions.session_hash')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select('members.id')
      .where('provider_sessions.token_hash', '=', tokenHash(token))
      // guard: provider-token-of-its-provider
      .where('provider_sessions.provider', '=', provider)
      // guard: provider-token-expires
      .where('provider_sessions.expires_at', '>', now)
      // guard: provider-token-of-session
      .where('sessions.expires_at', '>', now)
      .where('sessions.ended_code', 'is', null)
      .where('members.blocked', '=', false)
      .executeTakeFirst();
    return row?.id;
  },

  /** Expires the tokens of all providers. */
  async expireAll(): Promise<void> {
    await db
      .updateTable('provider_sessions')
      .set({ expires_at: momentOf(clock) })
      .execute();
  },

  async removeExpired(): Promise<void> {
    await db.deleteFrom('provider_sessions').where('expires_at', '<=', momentOf(clock)).execute();
  },

  /** Upcoming fixtures, soonest first. */
  async fixtures(): Promise<Fixture[]> {
    const rows = await db.selectFrom('sports_fixtures').selectAll().execute();
    return rows
      .map(({ id, league, home, away, kickoff }) => ({
        id,
        league,
        home,
        away,
        startsAt: nextKickoff(clock.now(), kickoff),
      }))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  },
});

export type Sports = ReturnType<typeof createSports>;
