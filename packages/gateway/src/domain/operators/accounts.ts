import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { dayMs, hourMs, minuteMs } from '../../durations';
import { newId } from '../../ids';
import type { OperatorRole } from '../../operator/contract';
import type { Passwords, Throttle } from '../members';
import { networkOf } from '../members';
import { newToken, tokenHash } from '../secret-token';
import { recordAct } from './acts';
import { OperatorError } from './operator-error';

/** The code of a first login can be used for a day. */
const setupLifetime = dayMs;
/** A session ends half an hour after its operator has last used the console, and after twelve hours in any case. */
const sessionLifetime = { idle: 30 * minuteMs, total: 12 * hourMs };
/** The last use of a session is stored this often. */
const seenInterval = minuteMs;
/** Attempts in a quarter of an hour. */
const attempts = { ofName: 10, ofNetwork: 30 };

const digits = 6;
const period = 30;
const issuer = 'Pavilion';

/** Who acts, as a session or a command has identified them. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly roles: readonly OperatorRole[];
}

type OperatorRow = Row<'operators'>;

const viewOf = ({ id, name, title, roles }: OperatorRow): Operator => ({ id, name, title, roles });

const totpOf = (name: string, secret: string) =>
  new TOTP({ issuer, label: name, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** A code of 100 random bits in groups that a person can type: `k7mw-…`. */
const newSetupCode = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = randomBytes(20);
  return Array.from({ length: 5 }, (_, group) =>
    Array.from(bytes.subarray(group * 4, group * 4 + 4), (byte) => letters[byte % letters.length]).join(''),
  ).join('-');
};

interface Ports {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  passwords: Passwords;
}

/** Accounts and sessions of operators. A password alone opens nothing: each login needs a code of the authenticator app. */
export const createOperators = ({ db, clock, throttle, passwords }: Ports) => {
  const byName = (name: string, within: Database = db) =>
    within.selectFrom('operators').selectAll().where('name', '=', name.toLowerCase()).executeTakeFirst();

  /** @throws OperatorError too-many-attempts. */
  const admit = async (name: string, address: string): Promise<void> => {
    try {
      // guard: operator-logins-of-name
      await throttle.consume(`operator:${name.toLowerCase()}`, attempts.ofName);
      // guard: operator-logins-of-network
      await throttle.consume(`operator-network:${networkOf(address)}`, attempts.ofNetwork);
    } catch (error) {
      if (error instanceof BusinessError) throw new OperatorError('too-many-attempts');
      throw error;
    }
  };

  /** The time step of a code that is right now, one step early or late; undefined for a wrong one. */
  const stepOf = (name: string, secret: string, totp: string): bigint | undefined => {
    const now = clock.now();
    const delta = totpOf(name, secret).validate({ token: totp, timestamp: now, window: 1 });
    return delta === null ? undefined : BigInt(Math.floor(now / (period * 1_000)) + delta);
  };

  /** Accepts a code once: a code that another person has seen opens nothing. */
  const acceptCode = async (row: OperatorRow, totp: string, within: Database = db): Promise<boolean> => {
    const step = row.totp_secret === null ? undefined : stepOf(row.name, row.totp_secret, totp);
    if (step === undefined) return false;
    const accepted = await within
      .updateTable('operators')
      .set({ totp_step: step })
      .where('id', '=', row.id)
      // guard: operator-code-once
      .where((each) => each.or([each('totp_step', 'is', null), each('totp_step', '<', step)]))
      .returning('id')
      .executeTakeFirst();
    return accepted !== undefined;
  };

  const openSession = async (row: OperatorRow, within: Database): Promise<string> => {
    const token = newToken();
    const at = momentOf(clock);
    await within
      .insertInto('operator_sessions')
      .values({
        token_hash: tokenHash(token),
        operator_id: row.id,
        at,
        seen_at: at,
        expires_at: new Date(at.getTime() + sessionLifetime.total),
      })
      .execute();
    await within.updateTable('operators').set({ last_login_at: at }).where('id', '=', row.id).execute();
    return token;
  };

  const waitingSetup = async (name: string, code: string): Promise<OperatorRow> => {
    const row = await byName(name);
    const isRight = row?.setup_hash != null && row.setup_hash === tokenHash(code.trim().toLowerCase());
    const isCurrent = row?.setup_expires_at != null && row.setup_expires_at > momentOf(clock);
    // guard: operator-setup-code
    if (!row || !isRight) throw new OperatorError('wrong-credentials');
    // guard: operator-setup-code-expires
    if (!isCurrent) throw new OperatorError('wrong-credentials');
    // guard: disabled-operator-sets-nothing-up
    if (row.disabled_at) throw new OperatorError('wrong-credentials');
    return row;
  };

  /** A new code of a first login. Password, authenticator and sessions of before end. */
  const reset = async (within: Database, id: string): Promise<string> => {
    const code = newSetupCode();
    await within
      .updateTable('operators')
      .set({
        password_hash: null,
        totp_secret: null,
        totp_step: null,
        setup_hash: tokenHash(code),
        setup_expires_at: new Date(clock.now() + setupLifetime),
        setup_secret: null,
      })
      .where('id', '=', id)
      .execute();
    // guard: operator-reset-ends-sessions
    await within.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
    return code;
  };

  /** @throws OperatorError last-admin when no administrator would be left who can log in, or could for the first time. */
  const requireAdmin = async (within: Database): Promise<void> => {
    const admin = await within
      .selectFrom('operators')
      .select('id')
      .where('disabled_at', 'is', null)
      .where((each) => each(each.val('admin'), '=', each.fn.any('roles')))
      .executeTakeFirst();
    // guard: an-admin-is-left
    if (!admin) throw new OperatorError('last-admin');
  };

  return {
    /**
     * Opens the first login.
     *
     * @throws OperatorError wrong-credentials, too-many-attempts.
     */
    async beginSetup({ name, code }: { name: string; code: string }, address: string) {
      await admit(name, address);
      const row = await waitingSetup(name, code);
      const secret = row.setup_secret ?? new Secret({ size: 20 }).base32;
      await db.updateTable('operators').set({ setup_secret: secret }).where('id', '=', row.id).execute();
      return { secret, uri: totpOf(row.name, secret).toString() };
    },

    /**
     * Ends the first login, and opens a session.
     *
     * @throws OperatorError wrong-credentials, too-many-attempts.
     */
    async finishSetup(
      { name, code, password, totp }: { name: string; code: string; password: string; totp: string },
      address: string,
    ): Promise<{ token: string; operator: Operator }> {
      await admit(name, address);
      const row = await waitingSetup(name, code);
      const step = row.setup_secret === null ? undefined : stepOf(row.name, row.setup_secret, totp);
      // guard: operator-setup-needs-authenticator
      if (step === undefined) throw new OperatorError('wrong-credentials');
      const passwordHash = await passwords.hash(password);
      return db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('operators')
          .set({
            password_hash: passwordHash,
            totp_secret: row.setup_secret,
            totp_step: step,
            setup_hash: null,
            setup_expires_at: null,
            setup_secret: null,
          })
          .where('id', '=', row.id)
          // guard: operator-setup-once
          .where('setup_hash', '=', row.setup_hash)
          .returningAll()
          .executeTakeFirst();
        if (!changed) throw new OperatorError('wrong-credentials');
        const operator = viewOf(changed);
        await recordAct(transaction, clock, operator, 'setupFinish', { subject: ['operator', row.id] });
        return { token: await openSession(changed, transaction), operator };
      });
    },

    /**
     * Opens a session. An unknown name, a wrong password and a wrong code get the same answer after the same work.
     *
     * @throws OperatorError wrong-credentials, too-many-attempts.
     */
    async login(
      { name, password, totp }: { name: string; password: string; totp: string },
      address: string,
    ): Promise<{ token: string; operator: Operator }> {
      await admit(name, address);
      const row = await byName(name);
      const isRight = await passwords.verify(password, row?.password_hash ?? undefined, { isUrgent: true });
      if (!row) throw new OperatorError('wrong-credentials');
      // guard: operator-login-needs-password
      if (!isRight) throw new OperatorError('wrong-credentials');
      // guard: disabled-operator-logs-in
      if (row.disabled_at) throw new OperatorError('wrong-credentials');
      return db.transaction().execute(async (transaction) => {
        // guard: operator-login-needs-code
        if (!(await acceptCode(row, totp, transaction))) throw new OperatorError('wrong-credentials');
        const operator = viewOf(row);
        await recordAct(transaction, clock, operator, 'sessionStart', { subject: ['operator', row.id] });
        const token = await openSession(row, transaction);
        await throttle.reset(`operator:${row.name}`);
        return { token, operator };
      });
    },

    /**
     * The operator of a session.
     *
     * @throws OperatorError logged-out.
     */
    async authenticated(
      token: string | undefined,
      {
        isBackground = false,
        shown,
      }: {
        /** Whether an open page asks by itself, which does not renew the session. */
        isBackground?: boolean;
        /** The id of the operator whose pages are shown. */
        shown?: string | undefined;
      } = {},
    ): Promise<Operator> {
      const now = momentOf(clock);
      const row =
        token === undefined
          ? undefined
          : await db
              .selectFrom('operator_sessions as session')
              .innerJoin('operators', 'operators.id', 'session.operator_id')
              .selectAll('operators')
              .select('session.seen_at')
              .where('session.token_hash', '=', tokenHash(token))
              // guard: operator-session-ends
              .where('session.expires_at', '>', now)
              // guard: operator-session-idle
              .where('session.seen_at', '>', new Date(now.getTime() - sessionLifetime.idle))
              // guard: disabled-operator-acts
              .where('operators.disabled_at', 'is', null)
              .executeTakeFirst();
      if (!row || token === undefined) throw new OperatorError('logged-out');
      // Another operator has logged in, in another tab.
      // guard: operator-of-the-page-acts
      if (shown !== undefined && shown !== row.id) throw new OperatorError('logged-out');
      // guard: unattended-console-logs-out
      const isUsed = !isBackground;
      if (isUsed && now.getTime() - row.seen_at.getTime() > seenInterval)
        await db
          .updateTable('operator_sessions')
          .set({ seen_at: now })
          .where('token_hash', '=', tokenHash(token))
          .execute();
      return viewOf(row);
    },

    /** Ends a session, within the transaction of an act. */
    endSession: (within: Database, token: string) =>
      within.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash(token)).execute(),

    /**
     * Replaces a password and ends the other sessions, within the transaction of an act.
     *
     * @throws OperatorError wrong-credentials.
     */
    async setPassword(
      within: Database,
      id: string,
      { current, password, totp }: { current: string; password: string; totp: string },
      token: string,
    ): Promise<void> {
      const row = await within
        .selectFrom('operators')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const isRight = await passwords.verify(current, row.password_hash ?? undefined, { isUrgent: true });
      // guard: operator-password-change-needs-password
      if (!isRight) throw new OperatorError('wrong-credentials');
      // guard: operator-password-change-needs-code
      if (!(await acceptCode(row, totp, within))) throw new OperatorError('wrong-credentials');
      const hash = await passwords.hash(password);
      await within.updateTable('operators').set({ password_hash: hash }).where('id', '=', id).execute();
      // guard: operator-password-ends-sessions
      await within
        .deleteFrom('operator_sessions')
        .where('operator_id', '=', id)
        .where('token_hash', '<>', tokenHash(token))
        .execute();
    },

    list: (): Promise<OperatorRow[]> => db.selectFrom('operators').selectAll().orderBy('name').execute(),

    /**
     * Adds an operator. Returns the code of the first login.
     *
     * @throws OperatorError name-taken.
     */
    async add(
      within: Database,
      { name, title, roles }: { name: string; title: string; roles: readonly OperatorRole[] },
    ): Promise<{ id: string; code: string }> {
      const at = momentOf(clock);
      const inserted = await within
        .insertInto('operators')
        .values({
          id: newId(at),
          name: name.toLowerCase(),
          title: title.trim(),
          roles: [...roles],
          password_hash: null,
          totp_secret: null,
          totp_step: null,
          setup_hash: null,
          setup_expires_at: null,
          setup_secret: null,
          disabled_at: null,
          at,
          last_login_at: null,
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) throw new OperatorError('name-taken');
      return { id: inserted.id, code: await reset(within, inserted.id) };
    },

    /**
     * Changes the roles of an operator, or disables the account, whose sessions end then.
     *
     * @throws OperatorError not-found, last-admin.
     */
    async change(
      within: Database,
      id: string,
      { roles, disabled }: { roles?: readonly OperatorRole[]; disabled?: boolean },
    ): Promise<{ before: Pick<OperatorRow, 'roles' | 'disabled_at'>; name: string }> {
      const before = await within
        .selectFrom('operators')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new OperatorError('not-found');
      await within
        .updateTable('operators')
        .set({
          roles: [...(roles ?? before.roles)],
          disabled_at: disabled === undefined ? before.disabled_at : disabled ? momentOf(clock) : null,
        })
        .where('id', '=', id)
        .execute();
      if (disabled) await within.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
      await requireAdmin(within);
      return { before, name: before.name };
    },

    /**
     * Resets an account. Returns the code of the new first login.
     *
     * @throws OperatorError not-found.
     */
    async reset(within: Database, id: string): Promise<{ code: string; name: string }> {
      const row = await within.selectFrom('operators').select('name').where('id', '=', id).executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      return { code: await reset(within, id), name: row.name };
    },

    byName,

    /**
     * The one-time login of a new installation: creates `admin`, or gives it a new code while it has not been used.
     * Undefined when an operator has logged in before.
     */
    async firstLogin(): Promise<{ name: string; code: string } | undefined> {
      const name = 'admin';
      return db.transaction().execute(async (transaction) => {
        const used = await transaction
          .selectFrom('operators')
          .select('id')
          .where('password_hash', 'is not', null)
          .executeTakeFirst();
        if (used) return undefined;
        const row = await byName(name, transaction);
        if (row) return { name, code: await reset(transaction, row.id) };
        const { code } = await this.add(transaction, { name, title: 'Admin', roles: ['admin'] });
        return { name, code };
      });
    },

    /** Removes sessions that have ended. */
    async removeExpired(): Promise<void> {
      const now = momentOf(clock);
      await db
        .deleteFrom('operator_sessions')
        .where((each) =>
          each.or([
            each('expires_at', '<=', now),
            each('seen_at', '<=', new Date(now.getTime() - sessionLifetime.idle)),
          ]),
        )
        .execute();
    },
  };
};
