import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { Room, RoomMessage } from '../entities/room';

export const roomList = defineCall({
  path: '/site/api/v1/room/list',
  auth: 'optional',
  needs: 'room',
  provenance: 'ours',
  summary: 'The live rooms in the order of their rank, those with a running match first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Rooms'] },
  request: Empty,
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        ...Room.properties,
        lastMessage: Type.Optional(RoomMessage),
      }),
    ),
  }),
});
