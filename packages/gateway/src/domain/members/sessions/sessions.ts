import { type ClosureKind, type DeviceSession, type ErrorCode, errorCodes, limits } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { anyOf, createBatchedRead } from '../../../db/batched-read';
import type { Database } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { withRetry } from '../../../db/retry';
import { dayMs, minuteMs } from '../../../durations';
import type { Bus } from '../../operations';
import type { Persons } from '../../protection';
import { newToken, tokenHash } from '../../secret-token';
import { blockedError } from '../blocks/member-blocks';
import { maskAddress } from '../members/masks';
import { deviceLabel } from './device-label';

/** Session lifetimes, ms. With “remember me” it equals the lifetime of the token cookie. */
export const sessionLifetimes = { remembered: limits.rememberedLoginDays * dayMs, plain: dayMs };

/**
 * How long a session is stored after its end, ms. Until then its device counts as known, and a request with its token gets
 * the code that ended it.
 */
export const sessionRetention = 90 * dayMs;

/** The last use of a session is stored again after this time, ms: not with every call. */
const seenAgainAfter = 5 * minuteMs;

/** The device of a session marks its person after this time, ms: not that of a short visit, such as on a friend's device. */
const marksAfter = 10 * minuteMs;

/** Sessions that a member sees; the others are ended by `endOthers`. */
const maxListed = 100;

/** How long a token is accepted after a new one has replaced it, in milliseconds. */
export const replacedFor = 10_000;

/** Longest accepted device id. */
export const maxDeviceIdLength = 64;

/** Where a request comes from. */
export interface Origin {
  /** Device id; random, and known to this device only. */
  device: string;
  /** IP address. */
  address: string;
  userAgent?: string | undefined;
  /** The work that 20005 proofRequired has asked for. */
  proof?: string | undefined;
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
  /** Whether it is a demo member (DEM-1). */
  isDemo: boolean;
}

/** Options of a new session. */
export interface SessionOptions {
  /** Valid for a year rather than a day. */
  remember?: boolean | undefined;
  /** Instead of the lifetime from now. */
  expiresAt?: Date;
  /** The hash of the password that was verified: a session is created only while it is still the member's. */
  passwordHash: string;
}

/** Codes stored with an ended session. A later code does not replace the first one. */
export const endCodes = {
  loggedInElsewhere: errorCodes.loggedInElsewhere,
  ended: errorCodes.sessionExpired,
  passwordChanged: errorCodes.passwordChanged,
} as const;

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  persons: Pick<Persons, 'recordDevice'>;
}

/** Sessions of members. Only hashes of tokens are stored. */
export const createSessions = ({ db, clock, bus, persons }: Ports) => {
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
        'members.block_reason',
        'members.is_demo',
        'sessions.expires_at',
        'sessions.ended_code',
        'member_play.closed_kind',
        'member_play.closed_until',
        'sessions.last_seen_at',
        'sessions.created_at',
        'sessions.device_id',
      ])
      .where('token_hash', '=', anyOf(hashes))
      .execute();
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  const publishEnded = (memberId: string) => bus.publish({ kind: 'sessions-ended', memberId });
  /** The end of a session; one that had expired before keeps its time. */
  const expiresNow = () => sql<Date>`least(expires_at, ${momentOf(clock)}::timestamptz)`;
  const endWhere = (memberId: string, code: ErrorCode, within: Database = db) =>
    within
      .updateTable('sessions')
      .set({ ended_code: code, expires_at: expiresNow() })
      // guard: session-ended-by-its-member
      .where('member_id', '=', memberId)
      .where('ended_code', 'is', null);

  const authenticated = async (token: string): Promise<Authenticated> => {
    const found = await find(tokenHash(token));
    if (!found) throw new BusinessError(endCodes.ended);
    // guard: blocked-member-calls-nothing
    if (found.blocked) throw blockedError(found.block_reason);
    // guard: ended-session-calls-nothing
    if (found.ended_code !== null) throw new BusinessError(found.ended_code as ErrorCode);
    // guard: expired-session-calls-nothing
    if (found.expires_at.getTime() <= clock.now()) throw new BusinessError(endCodes.ended);
    if (found.last_seen_at <= seenBefore()) {
      const marksAt = found.created_at.getTime() + marksAfter;
      if (found.last_seen_at.getTime() < marksAt && marksAt <= clock.now())
        await persons.recordDevice(found.id, found.device_id);
      await storeSeen(found.token_hash);
    }
    const isClosed = Number(found.closed_until) > clock.now();
    return {
      memberId: found.id,
      closure: isClosed ? (found.closed_kind as ClosureKind) : undefined,
      isDemo: found.is_demo,
    };
  };

  const seenBefore = () => new Date(clock.now() - seenAgainAfter);
  const storeSeen = (hash: string) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: momentOf(clock) })
      .where('token_hash', '=', hash)
      .where('last_seen_at', '<=', seenBefore())
      .execute();

  const list = async (memberId: string, token: string): Promise<DeviceSession[]> => {
    const own = tokenHash(token);
    const rows = await db
      .selectFrom('sessions')
      .select(['token_hash', 'id', 'browser', 'system', 'address', 'created_at', 'last_seen_at'])
      .where('member_id', '=', memberId)
      .where('ended_code', 'is', null)
      .where('expires_at', '>', momentOf(clock))
      .orderBy((each) => each('token_hash', '=', own), 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(maxListed)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      browser: row.browser,
      system: row.system,
      address: maskAddress(row.address),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.token_hash === own,
    }));
  };

  return {
    /**
     * Creates a session. The member's row is locked meanwhile, so that a new password either comes before it and rejects
     * it, or comes after it and ends it.
     *
     * @throws BusinessError 20001 when the password has been replaced.
     */
    async create(
      memberId: string,
      origin: Origin,
      options: SessionOptions,
      within: Database = db,
    ): Promise<NewSession> {
      const token = newToken();
      const now = clock.now();
      const lifetime = options.remember ? sessionLifetimes.remembered : sessionLifetimes.plain;
      const expiresAt = options.expiresAt ?? new Date(now + lifetime);
      const at = new Date(now);
      const { browser, system } = deviceLabel(origin.userAgent ?? '');
      const created = await within
        .insertInto('sessions')
        .columns([
          ...(['token_hash', 'member_id', 'device_id', 'address', 'browser', 'system'] as const),
          ...(['created_at', 'last_seen_at', 'expires_at'] as const),
        ])
        .expression((each) =>
          each
            .selectFrom('members')
            .select([
              sql<string>`${tokenHash(token)}::text`.as('token_hash'),
              'id',
              sql<string>`${origin.device}::text`.as('device_id'),
              sql<string>`${origin.address}::text`.as('address'),
              sql<string | null>`${browser}::text`.as('browser'),
              sql<string | null>`${system}::text`.as('system'),
              sql<Date>`${at}::timestamptz`.as('created_at'),
              sql<Date>`${at}::timestamptz`.as('last_seen_at'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('id', '=', memberId)
            // guard: session-of-current-password
            .where('password_hash', '=', options.passwordHash)
            .forShare(),
        )
        .returning('id')
        .executeTakeFirst();
      if (!created) throw new BusinessError(errorCodes.wrongCredentials);
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

    /** The sessions of a member that have not ended; that of the token first. */
    list,

    /**
     * Ends one session of a member.
     *
     * @returns the others.
     * @throws BusinessError 20201 when it has ended, or belongs to another member.
     */
    async endOne(memberId: string, token: string, id: string): Promise<DeviceSession[]> {
      const ended = await endWhere(memberId, endCodes.ended)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw new BusinessError(errorCodes.notFound);
      publishEnded(memberId);
      return list(memberId, token);
    },

    /**
     * Ends all sessions of a member but that of the token, also those on the same device.
     *
     * @returns the remaining one.
     */
    async endOthers(memberId: string, token: string): Promise<DeviceSession[]> {
      await endWhere(memberId, endCodes.ended).where('token_hash', '<>', tokenHash(token)).execute();
      publishEnded(memberId);
      return list(memberId, token);
    },

    /** When the session of a token ends by itself. */
    async expiryOf(token: string, within: Database = db): Promise<Date> {
      const { expires_at } = await within
        .selectFrom('sessions')
        .select('expires_at')
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirstOrThrow();
      return expires_at;
    },

    /** Ends all sessions of a member. */
    async endAll(memberId: string, code: ErrorCode): Promise<void> {
      await endWhere(memberId, code).execute();
      publishEnded(memberId);
    },

    /** Ends all sessions on a device, which may be those of several members. */
    async endOnDevice(device: string, code: ErrorCode): Promise<void> {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_code: code, expires_at: expiresNow() })
        .where('device_id', '=', device)
        .where('ended_code', 'is', null)
        .returning('member_id')
        .execute();
      for (const memberId of new Set(ended.map((each) => each.member_id))) publishEnded(memberId);
    },

    /** Ends all sessions of a member in a transaction, after which the caller publishes `sessions-ended`. */
    async endAllWithin(transaction: Database, memberId: string, code: ErrorCode): Promise<void> {
      await endWhere(memberId, code, transaction).execute();
    },

    /**
     * Ends the sessions of a member on all but `count` devices, with 6001: those of the given device stay, and of the other ones
     * those of the devices seen last. All sessions on one device count as one.
     */
    async endBeyond(memberId: string, count: number, device: string): Promise<void> {
      const ended = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          // Logins of the member at the same moment take turns, or both would count too few devices.
          await transaction
            .selectFrom('members')
            .select('id')
            .where('id', '=', memberId)
            .forUpdate()
            .execute();
          const now = momentOf(clock);
          const kept = await transaction
            .selectFrom('sessions')
            .select('device_id')
            .where('member_id', '=', memberId)
            .where('ended_code', 'is', null)
            .where('expires_at', '>', now)
            .groupBy('device_id')
            .orderBy((each) => each('device_id', '=', device), 'desc')
            .orderBy((each) => each.fn.max('last_seen_at'), 'desc')
            .limit(count)
            .execute();
          const devices = kept.map((row) => row.device_id);
          return endWhere(memberId, endCodes.loggedInElsewhere, transaction)
            .where(sql<boolean>`device_id <> all(${devices}::text[])`)
            .where('expires_at', '>', now)
            .returning('id')
            .execute();
        }),
      );
      if (ended.length > 0) publishEnded(memberId);
    },

    /**
     * Ends all sessions of a member whose password has changed, with 10105, in a transaction, after which the caller publishes
     * `sessions-ended`. That of the token is left for a few seconds: it has been replaced, and the other tabs and the socket
     * of its browser follow to the new token meanwhile.
     */
    async endReplacedWithin(transaction: Database, memberId: string, token: string): Promise<void> {
      const replaced = tokenHash(token);
      // guard: password-change-ends-sessions
      await endWhere(memberId, endCodes.passwordChanged, transaction)
        .where('token_hash', '<>', replaced)
        .execute();
      // guard: replaced-session-ends
      await transaction
        .updateTable('sessions')
        .set({
          expires_at: sql<Date>`least(expires_at, ${new Date(clock.now() + replacedFor)}::timestamptz)`,
        })
        .where('token_hash', '=', replaced)
        .execute();
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
      const before = new Date(clock.now() - sessionRetention);
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
