import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type LocalText,
  type ProfileChange,
} from '@pavilion/contract';
import { normalizeMemberField, profileFormFields, validateMemberField } from '@pavilion/contract/forms';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { sqlState, withRetry } from '../../../db/retry';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { dayOf } from '../../days';
import type { SiteState } from '../../operations';
import { idCursor, pageOf, rowsFor } from '../../paging';
import { text } from '../../texts';
import type { LoginPassword } from '../security/login-password';
import type { Throttle } from '../sessions/throttle';
import { profileRules } from './profile-rules';

/** Requests that a member may make a quarter of an hour. */
const aQuarter = 10;
const alreadyThere = '23505';

const unclear = text(
  '凭证无法核对，请上传清晰完整的图片后重新提交',
  'The evidence could not be checked. Hand it in again with clear, whole pictures.',
);

interface Ports {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  siteState: SiteState;
  loginPassword: LoginPassword;
  /** How long the sandbox back office takes, ms; null: nobody reviews by itself. */
  reviewDelay: number | null;
  /** Of the brand, whose calendar says who is of age. */
  timeZone: string;
}

type ChangeRow = Row<'profile_changes'>;

const present = (row: ChangeRow, pictures: readonly string[]): ProfileChange => {
  const { mask } = profileRules[row.field];
  return {
    id: row.id,
    field: row.field,
    before: row.before === null ? null : mask(row.before),
    after: mask(row.value),
    note: row.note,
    pictures: [...pictures],
    state: row.state,
    reason: row.reason,
    at: row.at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
};

/** Requests to change what a member is known by. Each is looked at by the back office, with its evidence. */
export const createProfileChanges = (ports: Ports) => {
  const { db, clock, throttle, siteState, loginPassword, reviewDelay, timeZone } = ports;

  const shown = async (rows: readonly ChangeRow[]): Promise<ProfileChange[]> => {
    if (rows.length === 0) return [];
    const evidence = await db
      .selectFrom('evidence')
      .select(['id', 'change_id'])
      .where(
        'change_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    return rows.map((row) =>
      present(
        row,
        evidence.filter(({ change_id }) => change_id === row.id).map(({ id }) => id),
      ),
    );
  };
  const show = async (row: ChangeRow) => (await shown([row]))[0] as ProfileChange;

  const pending = (memberId: string, field: ChangeRow['field']) =>
    db
      .selectFrom('profile_changes')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('field', '=', field)
      .where('state', '=', 'pending')
      .executeTakeFirst();

  /** Stores a request with the pictures that it names. */
  const store = (row: ChangeRow, pictures: readonly string[]) =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('profile_changes')
          .values({ ...row, reason: null })
          .execute();
        const attached = await transaction
          .updateTable('evidence')
          .set({ change_id: row.id })
          .where('id', 'in', [...pictures])
          .where('member_id', '=', row.member_id)
          .where('change_id', 'is', null)
          .returning('id')
          .execute();
        if (attached.length < pictures.length) throw fieldError({ field: 'pictures', reason: 'unknown' });
      }),
    );

  /** Ends a request as the back office says. Answers whether there was one to be looked at. */
  const review = (id: string, pass: boolean, reason: LocalText = unclear): Promise<boolean> =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const at = momentOf(clock);
        const row = await transaction
          .updateTable('profile_changes')
          .set({
            state: pass ? 'passed' : 'refused',
            reason: pass ? null : JSON.stringify(reason),
            ended_at: at,
          })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .returningAll()
          .executeTakeFirst();
        if (row && pass) await profileRules[row.field].apply(transaction, row.member_id, row.value, at);
        return row !== undefined;
      }),
    );

  return {
    async list(
      memberId: string,
      { cursor, limit }: CallRequest<'profileChanges'>,
    ): Promise<CallResponse<'profileChanges'>> {
      const query = db
        .selectFrom('profile_changes')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(rowsFor(limit));
      const rows = await (cursor === undefined ? query : query.where('id', '<', idCursor(cursor))).execute();
      return pageOf(await shown(rows), limit, ({ id }) => id);
    },

    /**
     * Asks for a change. The same one again, while it is looked at, is answered as it is: a lost answer costs nothing.
     *
     * @throws BusinessError 10003 with the field errors (`taken`: it is so already; `blocked` on `field`: another one
     * is being looked at), 20001 and 20004 of the login password, 20113 before there is a checked name.
     */
    async request(memberId: string, body: CallRequest<'profileChangeRequest'>): Promise<ProfileChange> {
      const { field, note = '' } = body;
      const rules = profileRules[field];
      const { settings } = await siteState.current();
      const formField = profileFormFields[field];
      const value = normalizeMemberField(formField, body.value);
      const error =
        validateMemberField(formField, value, { today: dayOf(momentOf(clock), timeZone) }) ??
        rules.validate?.(value, settings.disablePhones);
      if (error) throw fieldError({ field: 'value', ...error });
      const pictures = [...new Set(body.pictures)];
      if (pictures.length === 0) throw fieldError({ field: 'pictures', reason: 'required' });
      await loginPassword(memberId, body.loginPassword);
      const before = await rules.current(db, memberId);
      if (rules.needsCurrent && before === null) throw new BusinessError(errorCodes.realNameUnverified);
      if (before === value) throw fieldError({ field: 'value', reason: 'taken' });
      const standing = await pending(memberId, field);
      if (standing?.value === value) return show(standing);
      const blocked = fieldError({ field: 'field', reason: 'blocked' });
      if (standing) throw blocked;
      await throttle.consume(`profile-change:${memberId}`, aQuarter);
      const at = momentOf(clock);
      const row: ChangeRow = {
        id: newId(at),
        member_id: memberId,
        field,
        before,
        value,
        note: note.trim(),
        state: 'pending',
        reason: null,
        at,
        review_at: reviewDelay === null ? null : new Date(at.getTime() + reviewDelay),
        ended_at: null,
      };
      try {
        await store(row, pictures);
      } catch (error) {
        if (sqlState(error) === alreadyThere) throw blocked;
        throw error;
      }
      return show(row);
    },

    /**
     * Takes a request back, and its pictures with it. One that has ended stays as it is.
     *
     * @throws BusinessError 20201 when it is not the member's.
     */
    async cancel(memberId: string, id: string): Promise<ProfileChange> {
      const row = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const cancelled = await transaction
            .updateTable('profile_changes')
            .set({ state: 'cancelled', ended_at: momentOf(clock) })
            .where('id', '=', id)
            .where('member_id', '=', memberId)
            .where('state', '=', 'pending')
            .returningAll()
            .executeTakeFirst();
          if (cancelled) await transaction.deleteFrom('evidence').where('change_id', '=', id).execute();
          return (
            cancelled ??
            (await transaction
              .selectFrom('profile_changes')
              .selectAll()
              .where('id', '=', id)
              .where('member_id', '=', memberId)
              .executeTakeFirst())
          );
        }),
      );
      if (!row) throw new BusinessError(errorCodes.notFound);
      return show(row);
    },

    review,

    /** The sandbox back office passes the requests that are due. */
    async advance(): Promise<void> {
      const due = await db
        .selectFrom('profile_changes')
        .select('id')
        .where('state', '=', 'pending')
        .where('review_at', '<=', momentOf(clock))
        .limit(50)
        .execute();
      for (const { id } of due) await review(id, true);
    },
  };
};
