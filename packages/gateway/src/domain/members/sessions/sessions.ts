import { type ErrorCode, errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { anyOf, createReadTogether } from '../../../db/read-together';
import type { Bus } from '../../operations';
import { newToken, tokenHash } from '../../secret-token';

const day = 86_400_000;
/** Lifetime of a session, ms; that of a remembered one equals that of its cookie. */
const lifetimes = { remembered: 365 * day, plain: day };

/**
 * How long a session is stored after its end, ms. Until then its device counts as known, and a request with its token gets
 * the code that ended it.
 */
const retention = 90 * day;

/** Longest accepted device id. */
export const maxDevice = 64;

/** Origin of a request. */
export interface Origin {
  device: string;
  address: string;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Codes that end a session; the first one stays. */
export const endCodes = {
  loggedInElsewhere: errorCodes.loggedInElsewhere,
  ended: errorCodes.sessionExpired,
  passwordChanged: errorCodes.passwordChanged,
  accountBlocked: errorCodes.accountBlocked,
} as const;

/** Sessions of members. Only hashes of tokens are stored. */
export const createSessions = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => {
  const find = createReadTogether(async (hashes) => {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .modifyFront(prepared('session'))
      .select(['token_hash', 'members.id', 'members.blocked', 'sessions.expires_at', 'sessions.ended_code'])
      .where('token_hash', '=', anyOf(hashes))
      .execute();
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  const tellEnded = (memberId: string) => bus.publish({ kind: 'sessions-ended', memberId });
  /** The end of a session; one that had expired before keeps its time. */
  const expiresNow = () => sql<Date>`least(expires_at, ${momentOf(clock)}::timestamptz)`;
  const endWhere = (memberId: string, code: ErrorCode) =>
    db
      .updateTable('sessions')
      .set({ ended_code: code, expires_at: expiresNow() })
      .where('member_id', '=', memberId)
      .where('ended_code', 'is', null);

  return {
    async open(memberId: string, { device, address }: Origin, remember = false): Promise<NewSession> {
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
     * The member of a token.
     *
     * @throws BusinessError with the code that ended the session: 6001, 10105, 10104, else 10004.
     */
    async memberOf(token: string): Promise<string> {
      const found = await find(tokenHash(token));
      if (!found) throw new BusinessError(endCodes.ended);
      if (found.blocked) throw new BusinessError(endCodes.accountBlocked);
      if (found.ended_code !== null) throw new BusinessError(found.ended_code as ErrorCode);
      if (found.expires_at.getTime() <= clock.now()) throw new BusinessError(endCodes.ended);
      return found.id;
    },

    async close(token: string): Promise<void> {
      const closed = await db
        .updateTable('sessions')
        .set({ ended_code: endCodes.ended, expires_at: expiresNow() })
        .where('token_hash', '=', tokenHash(token))
        .where('ended_code', 'is', null)
        .returning('member_id')
        .executeTakeFirst();
      if (closed) tellEnded(closed.member_id);
    },

    /** Ends the sessions of a member on all devices, or on all but one. */
    async endAll(memberId: string, code: ErrorCode, exceptDevice?: string): Promise<void> {
      const query = endWhere(memberId, code);
      await (exceptDevice === undefined ? query : query.where('device_id', '<>', exceptDevice)).execute();
      tellEnded(memberId);
    },

    async expireAll(memberId: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ expires_at: momentOf(clock) })
        .where('member_id', '=', memberId)
        .execute();
      tellEnded(memberId);
    },

    /** Removes sessions that ended long ago. Their launch tokens are removed before. */
    async removeOld(): Promise<void> {
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
