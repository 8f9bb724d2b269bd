import { createHash } from 'node:crypto';
import type { RoomMessage } from '@pavilion/contract';
import type { Row } from '../../db/schema';

type MessageRow = Row<'room_messages'>;

/** The author of messages by a program of the sandbox. */
export const automaticAuthor = { name: '自动播报（沙盒）', id: 'automatic' } as const;

/** Names a member to others. The ids of members are not shown: other calls take them. */
export const authorOf = (memberId: string): string =>
  createHash('sha256').update(`room author ${memberId}`).digest('base64url').slice(0, 16);

export const presentMessage = (row: MessageRow): RoomMessage => ({
  id: row.id,
  author: row.member_id === null ? automaticAuthor.id : authorOf(row.member_id),
  who: row.who,
  vip: row.vip,
  isAutomatic: row.member_id === null,
  text: row.text,
  at: row.at.toISOString(),
});
