import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, Moment, Nullable } from '../entities/common';

export const profileInfo = defineCall({
  path: '/site/api/v1/profile/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'When the member may change its nickname again, and when it changed its login password',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Session', 'Security'] },
  request: Empty,
  response: Type.Object({
    nicknameChangeableAt: Nullable(Moment, { description: 'Null: now', examples: [null] }),
    passwordChangedAt: Moment,
  }),
});
