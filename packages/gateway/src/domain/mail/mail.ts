import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type MailKind,
  mailKindDefinitions,
  mailKinds,
  type UnreadMail,
} from '@pavilion/contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import { averageValue } from '../../db/average-value';
import type { Database } from '../../db/database';
import type { FullRow, Schema } from '../../db/schema';
import { dayMs, minuteMs } from '../../durations';
import { newId } from '../../ids';
import type { Bus } from '../operations';
import { idCursor, pageOf, rowsFor } from '../paging';
import type { MailText } from './mail-texts';

const offerKinds = mailKinds.filter((kind) => mailKindDefinitions[kind].isOffer);

/** Mails to one member, and to all. */
type MailPart = 'personal' | 'to-all';
const partIndex = { personal: 0, 'to-all': 1 } as const;

/** How often ended mails to many are looked for, in milliseconds. */
const endsInterval = minuteMs;

/** Older mails are removed. No grant that a mail announces can be claimed for longer, as `architecture/mail-retention.test.ts` checks. */
export const mailRetention = 180 * dayMs;

const rowOf = (
  memberId: string | null,
  { kind, title, body, href }: MailText,
  at: Date,
): FullRow<'mails'> => ({
  id: newId(at),
  member_id: memberId,
  kind,
  title: JSON.stringify(title),
  body: JSON.stringify(body),
  href,
  at,
  vip_min: null,
  vip_max: null,
  agents_only: false,
  ends_at: null,
});

/**
 * Whom a mail to many is for: members of these VIP levels, agents; all members by default. Two conditions depend on it: what a member
 * reads (`received`), and how many do (`audienceSize`).
 */
export interface MailAudience {
  readonly vipMin?: number;
  readonly vipMax?: number;
  readonly agentsOnly?: boolean;
}

/** Stores a mail within the transaction that it reports. The caller publishes a `mail` event after the commit. */
export const insertMail = async (
  transaction: Database,
  memberId: string,
  mail: MailText,
  at: Date,
): Promise<void> => {
  await transaction
    .insertInto('mails')
    .values(rowOf(memberId, mail, at))
    .execute();
};

/** A statement for a `with` clause: stores a mail if another part of it has a row. */
export const mailIfAny = (
  source: string,
  memberId: string,
  mail: MailText,
  at: Date,
): RawBuilder<unknown> => {
  const row = rowOf(memberId, mail, at);
  return sql`insert into mails (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(row))} from ${sql.table(source)} limit 1`;
};

/** The mailboxes of the members. Unread is what has no mark, so the count cannot drift from the list. */
export const createMail = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => {
  let endsCheckedAt = clock.now();
  /** The mails of a member with its marks, also deleted ones; those to the member alone, or those to all, if asked for. */
  const received = (memberId: string, part?: MailPart) => {
    const isTheirs = (each: ExpressionBuilder<Schema, 'mails'>) => {
      const member = each.selectFrom('members').where('members.id', '=', memberId);
      const isAgent = each.exists(
        each
          .selectFrom('agents')
          .select('code')
          .where('member_id', '=', memberId)
          .where('state', '<>', 'closed'),
      );
      const parts = [
        // guard: mail-of-its-member
        each('mails.member_id', '=', averageValue(memberId)),
        each.and([
          each('mails.member_id', 'is', null),
          each('mails.at', '>=', member.select('registered_at')),
          // guard: mail-for-its-audience
          each.and([
            each.or([each('vip_min', 'is', null), each('vip_min', '<=', member.select('vip_level'))]),
            each.or([each('vip_max', 'is', null), each('vip_max', '>=', member.select('vip_level'))]),
            each.or([each('agents_only', '=', false), isAgent]),
          ]),
        ]),
      ] as const;
      return each.or(part === undefined ? parts : [parts[partIndex[part]]]);
    };
    return (
      db
        .selectFrom('mails')
        .leftJoin('mail_marks as mark', (join) =>
          join.onRef('mark.mail_id', '=', 'mails.id').on('mark.member_id', '=', memberId),
        )
        .where(isTheirs)
        .where('mails.at', '>', new Date(clock.now() - mailRetention))
        // guard: no-offers-while-closed
        .where((each) =>
          each.or([
            each('mails.kind', 'not in', offerKinds),
            each.not(
              each.exists(
                each
                  .selectFrom('member_play')
                  .select('member_id')
                  .where('member_play.member_id', '=', memberId)
                  .where('closed_until', '>', momentOf(clock)),
              ),
            ),
          ]),
        )
    );
  };

  /** Those that are listed and counted: a page may still refer to one that has ended since. */
  const visible = (memberId: string, part?: MailPart) =>
    received(memberId, part)
      .where('mark.deleted_at', 'is', null)
      .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', momentOf(clock))]));

  /** @throws BusinessError 20201 when one of the mails is not the member's. */
  const requireOwn = async (memberId: string, ids: readonly string[]): Promise<void> => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const own = await received(memberId).select('mails.id').where('mails.id', 'in', wanted).execute();
    if (own.length < wanted.length) throw new BusinessError(errorCodes.notFound);
  };

  const unread = async (memberId: string): Promise<UnreadMail> => {
    const countPart = (part: MailPart) =>
      visible(memberId, part)
        .where('mark.read_at', 'is', null)
        .select(['mails.kind', sql<number>`count(*)::int`.as('count')])
        .groupBy('mails.kind')
        .execute();
    const rows = (await Promise.all([countPart('personal'), countPart('to-all')])).flat();
    const countOf = (kind: MailKind) =>
      rows.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
    const counts = Object.fromEntries(mailKinds.map((kind) => [kind, countOf(kind)]));
    const total = mailKinds.reduce((sum, kind) => sum + countOf(kind), 0);
    return { total, ...(counts as Record<MailKind, number>) };
  };

  type Mark = 'read_at' | 'deleted_at';
  /**
   * Sets or clears a mark: of the mails with these ids, whatever their marks, or of the unread ones among those that a page has listed
   * (`ids`) and the older ones (`upTo`), of one kind if asked for.
   *
   * @throws BusinessError 20201 when one of the mails is not the member's.
   */
  const setMark = async (
    memberId: string,
    column: Mark,
    at: Date | null,
    mails: { ids: readonly string[] } | { unreadUpTo: CallRequest<'mailReadAll'> },
  ): Promise<UnreadMail> => {
    const { ids = [], upTo, kind } = 'ids' in mails ? { ids: mails.ids } : mails.unreadUpTo;
    const seen = received(memberId).select([
      sql<string>`${memberId}::text`.as('member_id'),
      'mails.id as mail_id',
      sql<Date | null>`${at}::timestamptz`.as(column),
    ]);
    const chosen =
      'ids' in mails
        ? seen.where('mails.id', 'in', ids)
        : seen
            .where((each) =>
              each.or([
                ...(ids.length === 0 ? [] : [each('mails.id', 'in', ids)]),
                ...(upTo === undefined ? [] : [each('mails.id', '<=', upTo)]),
              ]),
            )
            .where('mark.read_at', 'is', null)
            .where('mark.deleted_at', 'is', null)
            .$if(kind !== undefined, (query) => query.where('mails.kind', '=', kind as MailKind));
    await requireOwn(memberId, upTo === undefined ? ids : [...ids, upTo]);
    await db
      .insertInto('mail_marks')
      .columns(['member_id', 'mail_id', column])
      .expression(chosen)
      .onConflict((conflict) => conflict.columns(['member_id', 'mail_id']).doUpdateSet({ [column]: at }))
      .execute();
    bus.publish({ kind: 'mail', memberId });
    return unread(memberId);
  };

  return {
    unread,

    async list(memberId: string, body: CallRequest<'mailList'>): Promise<CallResponse<'mailList'>> {
      const { kind, unreadOnly, cursor, limit } = body;
      const pageOfPart = (part: MailPart) => {
        let query = visible(memberId, part)
          .select(['mails.id', 'mails.kind', 'title', 'body', 'href', 'at', 'mark.read_at'])
          .orderBy('mails.id', 'desc')
          .limit(rowsFor(limit));
        if (kind !== undefined) query = query.where('mails.kind', '=', kind);
        if (unreadOnly) query = query.where('mark.read_at', 'is', null);
        if (cursor !== undefined) query = query.where('mails.id', '<', idCursor(cursor));
        return query.execute();
      };
      // Each has an index in the order of the list.
      const parts = await Promise.all([pageOfPart('personal'), pageOfPart('to-all')]);
      const rows = parts.flat().sort((one, other) => (one.id < other.id ? 1 : -1));
      const items = rows.map(({ at, read_at, ...mail }) => ({
        ...mail,
        at: at.toISOString(),
        isRead: read_at !== null,
      }));
      return pageOf(items, limit, ({ id }) => id);
    },

    read: (memberId: string, ids: readonly string[]) =>
      setMark(memberId, 'read_at', momentOf(clock), { ids }),
    /** Marks the listed mails, and the older ones; a mail whose transaction commits after the list was read may have an older id. */
    readAll: (memberId: string, body: CallRequest<'mailReadAll'>) =>
      setMark(memberId, 'read_at', momentOf(clock), { unreadUpTo: body }),
    /** A deleted mail keeps its row, so that `restore` can undo it. */
    delete: (memberId: string, ids: readonly string[]) =>
      setMark(memberId, 'deleted_at', momentOf(clock), { ids }),

    restore: (memberId: string, ids: readonly string[]) => setMark(memberId, 'deleted_at', null, { ids }),

    /** Stores a mail and notifies the member’s open pages. */
    async send(memberId: string, mail: MailText): Promise<void> {
      await insertMail(db, memberId, mail, momentOf(clock));
      bus.publish({ kind: 'mail', memberId });
    },

    /** Stores a mail to all current members of an audience, until its end. Returns its id. */
    async sendToAll(
      mail: MailText,
      { vipMin, vipMax, agentsOnly = false }: MailAudience = {},
      endsAt: Date | null = null,
    ): Promise<string> {
      const row = {
        ...rowOf(null, mail, momentOf(clock)),
        vip_min: vipMin ?? null,
        vip_max: vipMax ?? null,
        agents_only: agentsOnly,
        ends_at: endsAt,
      };
      await db.insertInto('mails').values(row).execute();
      bus.publish({ kind: 'mail' });
      return row.id;
    },

    /** How many members read a mail to many that is sent now. Blocked ones cannot log in. */
    async audienceSize(
      kind: MailKind,
      { vipMin, vipMax, agentsOnly = false }: MailAudience = {},
    ): Promise<number> {
      const { isOffer } = mailKindDefinitions[kind];
      const { rows } = await sql<{ members: number }>`select count(*)::int as members from members
        where not blocked
          and (${vipMin ?? null}::int is null or vip_level >= ${vipMin ?? null}::int)
          and (${vipMax ?? null}::int is null or vip_level <= ${vipMax ?? null}::int)
          and (not ${agentsOnly}::boolean or exists (
            select from agents where agents.member_id = members.id and state <> 'closed'))
          and (not ${isOffer}::boolean or not exists (
            select from member_play
            where member_play.member_id = members.id and closed_until > ${momentOf(clock)}))`.execute(db);
      return rows[0]!.members;
    },

    /** Notifies the open pages of mails to many that have ended since the last check, once a minute. */
    async advance(): Promise<void> {
      const now = clock.now();
      if (now - endsCheckedAt < endsInterval) return;
      const ended = await db
        .selectFrom('mails')
        .select('id')
        .where('member_id', 'is', null)
        .where('ends_at', '>', new Date(endsCheckedAt))
        .where('ends_at', '<=', new Date(now))
        .limit(1)
        .executeTakeFirst();
      endsCheckedAt = now;
      if (ended) bus.publish({ kind: 'mail' });
    },

    /** Removes mails that are older than `mailRetention`, with their marks. */
    async removeExpired(): Promise<void> {
      await db
        .deleteFrom('mails')
        .where('at', '<=', new Date(clock.now() - mailRetention))
        .execute();
    },
  };
};

export type Mailbox = ReturnType<typeof createMail>;
