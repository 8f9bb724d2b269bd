import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { Member } from '../entities/member';
import { avatars } from '../enumerations';

export const profileSave = defineCall({
  path: '/site/api/v1/profile/save',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Changes nickname or avatar. 10003 for a nickname that is not allowed, 20118 nicknameChanged soon after the last change, with the moment of the next one',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Session'] },
  request: Type.Object({
    nickname: Type.Optional(Type.String({ minLength: 1, maxLength: 64, examples: ['云游客'] })),
    avatar: Type.Optional(oneOf(avatars)),
  }),
  response: Member,
});
