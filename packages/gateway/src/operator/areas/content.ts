import { sql } from 'kysely';
import { momentOf } from '../../clock';
import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import type { contentCalls } from '../contract/content';
import type { Handlers } from '../handler';

const trimmed = (text: { 'zh-CN': string; en: string }) => ({
  'zh-CN': text['zh-CN'].trim(),
  en: text.en.trim(),
});

export const contentHandlers: Handlers<keyof typeof contentCalls> = {
  async noticeList({ body: { cursor }, services: { db } }) {
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

  async broadcastList({ body: { cursor }, services: { db } }) {
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
      rows.map(({ at, member_id: _, ...mail }) => ({ ...mail, at: at.toISOString() })),
      undefined,
      ({ id }) => id,
    );
  },

  async broadcastAudience({ body: { kind }, services: { db, clock } }) {
    // Members do not see offers while their account is closed for play.
    const { rows } = await sql<{ members: number }>`select count(*)::int as members from members
      where not blocked and (${kind !== 'promotion'}::boolean or not exists (
        select from member_play
        where member_play.member_id = members.id and closed_until > ${momentOf(clock)}))`.execute(db);
    return rows[0]!;
  },

  async broadcastSend({ body: { kind, title, body, href }, backOffice }) {
    const mail = { kind, title: trimmed(title), body: trimmed(body), href: href ?? null };
    const id = await backOffice.mail.sendToAll(mail);
    return { subject: ['broadcast', id], after: mail };
  },
};
