import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, Id, NextCursor } from '../entities/common';
import { RoomMessage } from '../entities/room';
import { limits } from '../limits';
import { inHours } from '../time-units';

export const roomMessages = defineCall({
  path: '/site/api/v1/room/messages',
  auth: 'optional',
  needs: 'room',
  provenance: 'ours',
  summary: `The messages of a live room of the last ${inHours(limits.rooms.history)} hours, newest first; with \`before\` those before that message. 20201 notFound, 600101 liveMaintenance`,
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Rooms'] },
  request: Type.Object({
    room: Id,
    before: Type.Optional(Id),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(RoomMessage), nextCursor: NextCursor }),
});
