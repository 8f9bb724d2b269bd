import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { FullRow, Row } from '../../db/schema';
import { isDay } from '../../domain/days';
import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import { topLevel } from '../../domain/vip-rules';
import { newId } from '../../ids';
import type { contentCalls } from '../contract/content';
import type { Handlers, Unread } from '../handler';
import { paragraphs, trimmed } from './local-texts';

const presentSponsor = ({ first_day, last_day, ...row }: Row<'sponsors'>) => ({
  ...row,
  firstDay: first_day,
  lastDay: last_day,
});

export const contentHandlers: Handlers<keyof typeof contentCalls> = {
  async noticeList({ body: { cursor, ...others }, services: { db } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .$if(cursor !== undefined, (each) => each.where('id', '<', idCursor(cursor as string)))
      .orderBy('id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map(({ id, title, body, published_at }) => ({ id, title, body, at: published_at.toISOString() })),
      undefined,
      ({ id }) => id,
    );
  },

  async noticePublish({ body, backOffice, act, services }) {
    const notice = { title: trimmed(body.title), body: trimmed(body.body) };
    const { id } = await backOffice.publisher.notice(notice);
    act.after(services.siteState.forget);
    return { subject: ['notice', id], after: notice };
  },

  async noticeRemove({ body: { id }, act, services }) {
    const removed = await act.db
      .deleteFrom('notices')
      .where('id', '=', id)
      .returning(['title', 'body'])
      .executeTakeFirst();
    if (!removed) throw new OperatorError('not-found');
    act.after(services.siteState.forget);
    return { subject: ['notice', id], before: removed };
  },

  async sponsorList({ services: { db, brands } }) {
    const rows = await db
      .selectFrom('sponsors')
      .selectAll()
      .orderBy('first_day', 'desc')
      .orderBy('id')
      .execute();
    return { items: rows.map(presentSponsor), brands: brands.all.map(({ brand }) => brand) };
  },

  async sponsorSave({ body: { id, brand, scene, firstDay, lastDay, ...texts }, act, services }) {
    const story = paragraphs(texts.story);
    const isValid =
      story !== undefined &&
      services.brands.all.some((each) => each.brand === brand) &&
      isDay(firstDay) &&
      (lastDay === undefined || (isDay(lastDay) && firstDay <= lastDay));
    if (!isValid) throw new OperatorError('invalid-request');
    const name = trimmed(texts.name);
    const summary = trimmed(texts.summary);
    const row = {
      brand,
      name: JSON.stringify(name),
      summary: JSON.stringify(summary),
      story: JSON.stringify(story),
      scene,
      first_day: firstDay,
      last_day: lastDay ?? null,
    };
    const before =
      id === undefined
        ? undefined
        : await act.db.selectFrom('sponsors').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (id !== undefined && !before) throw new OperatorError('not-found');
    const saved = id ?? newId(momentOf(services.clock));
    if (before) await act.db.updateTable('sponsors').set(row).where('id', '=', saved).execute();
    else
      await act.db
        .insertInto('sponsors')
        .values({ id: saved, ...row } satisfies FullRow<'sponsors'>)
        .execute();
    act.after(services.siteState.forget);
    return {
      subject: ['sponsor', saved],
      ...(before && { before: presentSponsor(before) }),
      after: { brand, name, summary, story, scene, firstDay, lastDay: lastDay ?? null },
    };
  },

  async sponsorRemove({ body: { id }, act, services }) {
    const removed = await act.db
      .deleteFrom('sponsors')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!removed) throw new OperatorError('not-found');
    act.after(services.siteState.forget);
    return { subject: ['sponsor', id], before: presentSponsor(removed) };
  },

  async broadcastList({ body: { cursor, ...others }, services: { db } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('mails')
      .selectAll()
      .select(
        sql<number>`(select count(*)::int from mail_marks
          where mail_marks.mail_id = mails.id and read_at is not null)`.as('read'),
      )
      .where('member_id', 'is', null)
      .$if(cursor !== undefined, (each) => each.where('id', '<', idCursor(cursor as string)))
      .orderBy('id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map(({ id, kind, title, body, read, ...row }) => ({
        ...{ id, kind, title, body, read },
        at: row.at.toISOString(),
        vipMin: row.vip_min,
        vipMax: row.vip_max,
        agentsOnly: row.agents_only,
        endsAt: row.ends_at?.toISOString() ?? null,
      })),
      undefined,
      ({ id }) => id,
    );
  },

  async broadcastAudience({ body: { kind, ...audience }, services: { mail } }) {
    return { members: await mail.audienceSize(kind, audience) };
  },

  async broadcastSend({ body: { kind, title, body, href, endsAt, ...audience }, backOffice, services }) {
    const end = endsAt === undefined ? null : new Date(endsAt);
    // An end that is no moment fails the comparison as well.
    if (end && !(end > momentOf(services.clock))) throw new OperatorError('invalid-request');
    if ((audience.vipMin ?? 0) > (audience.vipMax ?? topLevel)) throw new OperatorError('invalid-request');
    const mail = { kind, title: trimmed(title), body: trimmed(body), href: href ?? null };
    const id = await backOffice.mail.sendToAll(mail, audience, end);
    return {
      subject: ['broadcast', id],
      after: { ...mail, ...audience, endsAt: end?.toISOString() ?? null },
    };
  },
};
