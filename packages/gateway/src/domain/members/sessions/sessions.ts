import { type ClosureKind, type ErrorCode, errorCodes, limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { anyOf, createBatchedRead } from '../../../db/batched-read';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Bus } from '../../operations';
import { newToken, tokenHash } from '../../secret-token';

const day = 86_400_000;
/** Session lifetimes, ms. With “remember me” it equals the lifetime of the token cookie. */
const lifetimes = { remembered: limits.rememberedLoginDays * day, plain: day };

/**
 * How long a session is stored after its end, ms. Until then its device counts as known, and a request with its token gets
 * the code that ended it.
 */
const retention = 90 * day;

/** Longest accepted device id. */
export const maxDeviceIdLength = 64;

/** Device id and IP address of a request. */
export interface Origin {
  device: string;
  address: string;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** The member of a session. */
export interface Authenticated {
  memberId: string;
  /** Why the account is closed for play (PRO-2); undefined while it is open. */
  closure: ClosureKind | undefined;
}

/** Codes stored with an ended session. A later code does not replace the first one. */
export const endCodes = {
  loggedInElsewhere: errorCodes.loggedInElsewhere,
  ended: errorCodes.sessionExpired,
  passwordChanged: errorCodes.passwordChanged,
  accountBlocked: errorCodes.accountBlocked,
} as const;

/** Sessions of members. Only hashes of tokens are stored. */
export const createSessions = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => {
  const find = createBatchedRead(async (hashes) => {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .modifyFront(prepared('session'))
      .leftJoin('member_play', 'member_play.member_id', 'members.id')
      .select([
        'token_hash',
        'members.id',
        'members.blocked',
        'sessions.expires_at',
        'sessions.ended_code',
        'member_play.closed_kind',
        'member_play.closed_until',
      ])
      .where('token_hash', '=', anyOf(hashes))
      .execute();
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  const publishEnded = (memberId: string) => bus.publish({ kind: 'sessions-ended', memberId });
  /** The end of a session; one that had expired before keeps its time. */
  const expiresNow = () => sql<Date>`least(expires_at, ${momentOf(clock)}::timestamptz)`;
  const endWhere = (memberId: string, code: ErrorCode) =>
    db
      .updateTable('sessions')
      .set({ ended_code: code, expires_at: expiresNow() })
      .where('member_id', '=', memberId)
      .where('ended_code', 'is', null);

  const authenticated = async (token: string): Promise<Authenticated> => {
    const found = await find(tokenHash(token));
    if (!found) throw new BusinessError(endCodes.ended);
    if (found.blocked) throw new BusinessError(endCodes.accountBlocked);
    if (found.ended_code !== null) throw new BusinessError(found.ended_code as ErrorCode);
    if (found.expires_at.getTime() <= clock.now()) throw new BusinessError(endCodes.ended);
    const isClosed = Number(found.closed_until) > clock.now();
    return { memberId: found.id, closure: isClosed ? (found.closed_kind as ClosureKind) : undefined };
  };

  return {
    async create(memberId: string, { device, address }: Origin, remember = false): Promise<NewSession> {
      const token = newToken();
      const now = clock.now();
      const expiresAt = new Date(now + (remember ? lifetimes.remembered : lifetimes.plain));
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash(token),
          member_id: memberId,
          device_id: device,
          address,
          created_at: new Date(now),
          expires_at: expiresAt,
          ended_code: null,
        })
        .execute();
      return { token, expiresAt };
    },

    /**
     * The id of the member whose session has the token.
     *
     * @throws BusinessError with the code that ended the session: 6001 loggedInElsewhere, 10105 passwordChanged, 10104
     * accountBlocked, otherwise 10004 sessionExpired.
     */
    async authenticate(token: string): Promise<string> {
      return (await authenticated(token)).memberId;
    },

    /** As `authenticate`, with the closure of the member's account. */
    authenticated,

    /** Ends the session of a token, if it has not ended. */
    async end(token: string): Promise<void> {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_code: endCodes.ended, expires_at: expiresNow() })
        .where('token_hash', '=', tokenHash(token))
        .where('ended_code', 'is', null)
        .returning('member_id')
        .executeTakeFirst();
      if (ended) publishEnded(ended.member_id);
    },

    /** Ends all sessions of a member, except those on `exceptDevice`. */
    async endAll(memberId: string, code: ErrorCode, exceptDevice?: string): Promise<void> {
      const query = endWhere(memberId, code);
      await (exceptDevice === undefined ? query : query.where('device_id', '<>', exceptDevice)).execute();
      publishEnded(memberId);
    },

    /** Sets the expiry of all sessions of a member to now, for tests of expiry in the sandbox. */
    async expireAll(memberId: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ expires_at: momentOf(clock) })
        .where('member_id', '=', memberId)
        .execute();
      publishEnded(memberId);
    },

    /** Removes sessions that ended long ago. Their launch tokens are removed before. */
    async removeExpired(): Promise<void> {
      const before = new Date(clock.now() - retention);
      await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
    },

    /** Whether the member has logged in on a device before; forgotten a while after its last session has ended. */
    async isKnownDevice(memberId: string, device: string): Promise<boolean> {
      const found = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .where('device_id', '=', device)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
