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
import { adultAgeOf, type BrandIdentity } from '../../../config/brand';
import type { Database } from '../../../db/database';
import { isUniqueViolation, withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { FullRow, Row } from '../../../db/schema';
import { newId } from '../../../ids';
import { dayOf } from '../../days';
import { insertMail, mailTexts } from '../../mail';
import type { Bus, SiteState } from '../../operations';
import { idCursor, pageOf, rowsFor } from '../../paging';
import { type BoundAnswers, excludedMark, type Persons } from '../../protection';
import { text } from '../../texts';
import type { LoginPassword } from '../security/login-password';
import type { Origin } from '../sessions/sessions';
import type { Throttle } from '../sessions/throttle';
import { profileRules } from './profile-rules';

/** Requests of a member in a quarter of an hour. */
const requests = 10;

const unclear = text(
  '凭证无法核对，请上传清晰完整的图片后重新提交',
  'The evidence could not be checked. Submit it again with clear, complete pictures.',
);

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  throttle: Throttle;
  siteState: SiteState;
  loginPassword: LoginPassword;
  persons: Persons;
  boundAnswers: BoundAnswers;
  /** Delay of reviews by the sandbox back office, ms; null: never. */
  reviewDelay: number | null;
  /** Time zone of the brand, in whose calendar ages are counted. */
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

/** Requests to change name, phone, birthday or e-mail. The back office reviews each with its evidence. */
export const createProfileChanges = (ports: Ports) => {
  const { db, clock, bus, throttle, siteState, loginPassword, persons, boundAnswers, reviewDelay, timeZone } =
    ports;

  const presentAll = async (rows: readonly ChangeRow[]): Promise<ProfileChange[]> => {
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
  const presentOne = async (row: ChangeRow) => (await presentAll([row]))[0] as ProfileChange;

  const findPending = (memberId: string, field: ChangeRow['field']) =>
    db
      .selectFrom('profile_changes')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('field', '=', field)
      .where('state', '=', 'pending')
      .executeTakeFirst();

  /** Inserts a request and attaches its pictures. */
  const store = (row: ChangeRow, pictures: readonly string[]) =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('profile_changes')
          .values({ ...row, reason: null } satisfies FullRow<'profile_changes'>)
          .execute();
        const attached = await transaction
          .updateTable('evidence')
          .set({ change_id: row.id })
          .where('id', 'in', [...pictures])
          // guard: picture-attached-by-its-member
          .where('member_id', '=', row.member_id)
          .where('change_id', 'is', null)
          .returning('id')
          .execute();
        if (attached.length < pictures.length) throw fieldError({ field: 'pictures', reason: 'unknown' });
      }),
    );

  /**
   * Approves or rejects a pending request. One that marks a person who has excluded themselves since is rejected in any case.
   * Returns what became of it; undefined if it was not pending.
   */
  const review = async (
    id: string,
    pass: boolean,
    reason: LocalText = unclear,
  ): Promise<'passed' | 'refused' | undefined> => {
    const reviewed = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('profile_changes')
          .selectAll()
          .where('id', '=', id)
          // guard: pending-change-reviewed
          .where('state', '=', 'pending')
          // guard: change-reviewed-in-turn
          .forUpdate()
          .executeTakeFirst();
        if (!row) return undefined;
        const at = momentOf(clock);
        const rules = profileRules[row.field];
        const isExcluded =
          pass &&
          rules.mark !== undefined &&
          // guard: reviewed-change-of-excluded-person
          (await persons.isExcludedWith(row.member_id, { [rules.mark]: row.value }, transaction));
        const state = pass && !isExcluded ? 'passed' : 'refused';
        await transaction
          .updateTable('profile_changes')
          .set({ state, reason: state === 'passed' ? null : JSON.stringify(reason), ended_at: at })
          .where('id', '=', id)
          .execute();
        if (state === 'passed') {
          await rules.apply(transaction, row.member_id, row.value, at);
          await persons.record(row.member_id, transaction);
        }
        const mail =
          state === 'passed' ? mailTexts.profileChangePassed() : mailTexts.profileChangeRefused(reason);
        await insertMail(transaction, row.member_id, mail, at);
        return { memberId: row.member_id, state } as const;
      }),
    );
    if (reviewed) bus.publish({ kind: 'mail', memberId: reviewed.memberId });
    return reviewed?.state;
  };

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
      return pageOf(await presentAll(rows), limit, ({ id }) => id);
    },

    /**
     * Requests a change. Requesting the same one again before its review returns it unchanged, so a client may retry
     * after a lost answer.
     *
     * @throws BusinessError 10003 with the field errors (`taken`: the current value; `blocked` on `field`: another
     * change is pending, on `value`: it marks a person who has excluded themselves from play), 20001 and 20004 for the login password, 20113 before the first real name is verified.
     */
    async request(
      memberId: string,
      body: CallRequest<'profileChangeRequest'>,
      { address }: Pick<Origin, 'address'>,
      brand: Pick<BrandIdentity, 'adultAge'>,
    ): Promise<ProfileChange> {
      const { field, note = '' } = body;
      const rules = profileRules[field];
      const { settings } = await siteState.current();
      const formField = profileFormFields[field];
      const value = normalizeMemberField(formField, body.value);
      const context = { today: dayOf(momentOf(clock), timeZone), adultAge: adultAgeOf(brand) };
      const error =
        validateMemberField(formField, value, context) ?? rules.validate?.(value, settings.disablePhones);
      if (error) throw fieldError({ field: 'value', ...error });
      const pictures = [...new Set(body.pictures)];
      if (pictures.length === 0) throw fieldError({ field: 'pictures', reason: 'required' });
      // guard: profile-change-step-up
      await loginPassword(memberId, body.loginPassword);
      const before = await rules.current(db, memberId);
      if (rules.needsCurrent && before === null) throw new BusinessError(errorCodes.realNameUnverified);
      if (before === value) throw fieldError({ field: 'value', reason: 'taken' });
      const { mark } = rules;
      if (mark)
        await boundAnswers({ memberId, address }, async () => {
          // guard: excluded-person-changes-no-profile
          if (await persons.isExcludedWith(memberId, { [mark]: value })) throw excludedMark('value');
        });
      const existing = await findPending(memberId, field);
      if (existing?.value === value) return presentOne(existing);
      const blocked = fieldError({ field: 'field', reason: 'blocked' });
      if (existing) throw blocked;
      await throttle.consume(`profile-change:${memberId}`, requests);
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
        if (isUniqueViolation(error)) throw blocked;
        throw error;
      }
      return presentOne(row);
    },

    /**
     * Cancels a request and deletes its pictures. An ended one is answered unchanged.
     *
     * @throws BusinessError 20201 for a request of another member.
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
      return presentOne(row);
    },

    review,

    /** Passes the requests whose review is due. */
    async advance(): Promise<void> {
      const due = await db
        .selectFrom('profile_changes')
        .select('id')
        .where('state', '=', 'pending')
        .where('review_at', '<=', momentOf(clock))
        .limit(50)
        .execute();
      await runEach(due, ({ id }) => review(id, true));
    },
  };
};
