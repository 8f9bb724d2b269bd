import type { RoomReportReason } from '@pavilion/contract';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { OperatorError } from '../../domain/operators';
import { comparableText, isStreamAddress, type RoomChange, roomSettings } from '../../domain/rooms';
import { dayMs, minuteMs } from '../../durations';
import type { roomCalls } from '../contract/rooms';
import type { ActContext, Done, Handlers } from '../handler';
import { requireChange } from './money';

/** Messages that one list shows. */
const listed = 100;

const messages = (db: Database) =>
  db
    .selectFrom('room_messages as message')
    .innerJoin('rooms', 'rooms.id', 'message.room_id')
    .leftJoin('members', 'members.id', 'message.member_id')
    .selectAll('message')
    .select(['rooms.title', 'members.account'])
    .select(
      sql<RoomReportReason[]>`array(select reason from room_reports
        where room_reports.message_id = message.id order by at)`.as('reports'),
    );

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>;

const presentMessage = (row: MessageRow) => ({
  id: row.id,
  room: { id: row.room_id, title: row.title },
  member: row.member_id === null ? null : { id: row.member_id, account: row.account ?? '' },
  text: row.text,
  state: row.state,
  reports: row.reports,
  at: row.at.toISOString(),
});

const messageById = async (db: Database, id: string): Promise<MessageRow> => {
  const row = await messages(db).where('message.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

/**
 * A word as messages are compared with it.
 *
 * @throws OperatorError invalid-request for a single character, which would refuse most messages.
 */
const comparableWord = (word: string): string => {
  const compared = comparableText(word);
  if ([...compared].length < 2) throw new OperatorError('invalid-request');
  return compared;
};

/** An act on a message, with its text in the row of the act: the message itself is removed after a month. */
const onMessage =
  (operation: 'hold' | 'release' | 'remove', state: 'held' | 'shown' | 'removed') =>
  async <Name extends 'roomHold' | 'roomRelease' | 'roomRemove'>({
    body,
    backOffice,
    act,
    operator,
  }: ActContext<Name>): Promise<Done> => {
    const row = await messageById(act.db, body.message);
    requireChange(await backOffice.roomModeration[operation](body.message, `operator:${operator.name}`));
    return {
      subject: ['room-message', row.id],
      before: { state: row.state, text: row.text, member: row.member_id },
      after: { state },
    };
  };

export const roomHandlers: Handlers<keyof typeof roomCalls> = {
  async roomList({ services: { db, clock } }) {
    const rows = await db
      .selectFrom('rooms')
      .selectAll()
      .select(
        sql<number>`(select count(*)::int from room_messages
          where room_id = rooms.id and at > ${new Date(clock.now() - dayMs)})`.as('messages'),
      )
      .orderBy('rank')
      .execute();
    return {
      items: rows.map(({ id, title, state, slow, stream_url, messages: count }) => ({
        id,
        title,
        state,
        slow,
        stream: stream_url,
        messages: count,
      })),
    };
  },

  async roomChange({ body: { room, ...change }, backOffice, act, operator, services }) {
    const row = await act.db
      .selectFrom('rooms')
      .selectAll()
      .where('id', '=', room)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new OperatorError('not-found');
    // Every field of the request is one of `RoomChange`.
    const before = roomSettings(row) satisfies Record<keyof typeof change, unknown>;
    const names = Object.keys(change) as (keyof RoomChange)[];
    requireChange(names.some((name) => change[name] !== before[name]));
    if (change.stream && !isStreamAddress(change.stream, services.streamOrigins))
      throw new OperatorError('stream-not-allowed');
    await backOffice.roomModeration.change(room, change, `operator:${operator.name}`);
    act.after(services.rooms.forget);
    return { subject: ['room', room], before, after: change };
  },

  async speechInfo({ services: { siteState } }) {
    const { speechStatus, vipMin, vipMax } = (await siteState.current()).settings.speech;
    return { status: speechStatus, vipMin, vipMax };
  },

  async speechSet({ body: { status, vipMin, vipMax }, backOffice, act, services }) {
    if (vipMax !== 0 && vipMax < vipMin) throw new OperatorError('invalid-request');
    const before = (await backOffice.siteState.current()).settings.speech;
    const after = { speechStatus: status, vipMin, vipMax };
    requireChange(before.speechStatus !== status || before.vipMin !== vipMin || before.vipMax !== vipMax);
    await backOffice.siteState.set('speech', after);
    act.after(services.siteState.forget);
    return { subject: ['site', 'speech'], before, after };
  },

  async roomQueue({ services: { db, clock } }) {
    const rows = await messages(db)
      .where('message.at', '>', new Date(clock.now() - dayMs))
      .where((each) =>
        each.or([
          each('message.state', '=', 'held'),
          each.and([
            each('message.state', '=', 'shown'),
            each.exists(
              each
                .selectFrom('room_reports')
                .select('room_reports.message_id')
                .whereRef('room_reports.message_id', '=', 'message.id'),
            ),
          ]),
        ]),
      )
      .orderBy(sql`message.state = 'held'`, 'desc')
      .orderBy('message.id', 'desc')
      .limit(listed)
      .execute();
    return { items: rows.map(presentMessage) };
  },

  async roomMessages({ body: { room }, services: { db } }) {
    const rows = await messages(db)
      .where('message.room_id', '=', room)
      .orderBy('message.id', 'desc')
      .limit(listed)
      .execute();
    return { items: rows.map(presentMessage) };
  },

  roomHold: onMessage('hold', 'held'),
  roomRelease: onMessage('release', 'shown'),
  roomRemove: onMessage('remove', 'removed'),

  async bannedWordList({ services: { db } }) {
    return { items: await db.selectFrom('banned_words').select('word').orderBy('word').execute() };
  },

  async bannedWordAdd({ body, act, services }) {
    const word = comparableWord(body.word);
    const { numInsertedOrUpdatedRows } = await act.db
      .insertInto('banned_words')
      .values({ word })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    requireChange(numInsertedOrUpdatedRows === 1n);
    act.after(services.roomSpeech.forgetWords);
    return { subject: ['banned-word', word], after: { word } };
  },

  async bannedWordRemove({ body: { word }, act, services }) {
    const { numDeletedRows } = await act.db
      .deleteFrom('banned_words')
      .where('word', '=', word)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new OperatorError('not-found');
    act.after(services.roomSpeech.forgetWords);
    return { subject: ['banned-word', word], before: { word } };
  },

  async muteList({ services: { db, clock } }) {
    const now = momentOf(clock);
    const rows = await db
      .selectFrom('room_mutes as mute')
      .innerJoin('members', 'members.id', 'mute.member_id')
      .leftJoin('rooms', 'rooms.id', 'mute.room_id')
      .selectAll('mute')
      .select(['members.account', 'rooms.title'])
      .where('lifted_at', 'is', null)
      .where((each) => each.or([each('until', 'is', null), each('until', '>', now)]))
      .orderBy('mute.id', 'desc')
      .limit(listed)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        member: { id: row.member_id, account: row.account },
        room: row.room_id === null || row.title === null ? null : { id: row.room_id, title: row.title },
        reason: row.reason,
        by: row.by,
        until: row.until?.toISOString() ?? null,
      })),
    };
  },

  async roomMute({ body: { member, room, minutes, reason }, backOffice, act, operator, services }) {
    const found = await act.db
      .selectFrom('members')
      .select('account')
      .where('id', '=', member)
      .executeTakeFirst();
    if (!found) throw new OperatorError('not-found');
    const until = minutes === undefined ? null : new Date(services.clock.now() + minutes * minuteMs);
    const mute = { memberId: member, room: room ?? null, until, reason };
    await backOffice.roomModeration.mute(mute, `operator:${operator.name}`);
    return {
      subject: ['member', member],
      after: { mutedUntil: until?.toISOString() ?? 'for good', room: room ?? 'all', account: found.account },
      note: reason,
    };
  },

  async roomUnmute({ body: { member, room }, backOffice, operator }) {
    const ended = await backOffice.roomModeration.unmute(member, room ?? null, `operator:${operator.name}`);
    requireChange(ended > 0);
    return { subject: ['member', member], after: { unmuted: ended, room: room ?? 'all' } };
  },
};
