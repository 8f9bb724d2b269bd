import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Cursor, NextCursor } from '../entities/common';
import { ProfileChange } from '../entities/profile';

export const profileChanges = defineCall({
  path: '/site/api/v1/user/profile/changes',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s requests to change the profile, newest first',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Profile'] },
  request: Type.Object({
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({ items: Type.Array(ProfileChange), nextCursor: NextCursor }),
});
