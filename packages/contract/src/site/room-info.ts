import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { Room, RoomRules, RoomYou } from '../entities/room';

export const roomInfo = defineCall({
  path: '/site/api/v1/room/info',
  auth: 'optional',
  needs: 'room',
  provenance: 'ours',
  summary:
    'A live room, who may speak in it, and whether the caller may. 20201 notFound, 600101 liveMaintenance',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Rooms'] },
  request: Type.Object({ room: Id }),
  response: Type.Object({ room: Room, rules: RoomRules, you: RoomYou }),
});
