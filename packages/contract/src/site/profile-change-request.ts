import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, Words } from '../entities/common';
import { ProfileChange } from '../entities/profile';
import { limits } from '../limits';
import { profileFields } from '../words';

export const profileChangeRequest = defineCall({
  path: '/site/api/v1/user/profile/change',
  auth: 'member',
  provenance: 'ours',
  summary:
    'Asks for a change of the profile: 20001 when the login password is wrong, 20113 for another name before there is a checked one',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Profile'] },
  request: Type.Object({
    field: Words(profileFields),
    value: Type.String({ maxLength: 64 }),
    note: Type.Optional(Type.String({ maxLength: 200 })),
    pictures: Type.Array(Id, { maxItems: limits.evidence.pictures, description: 'Of `evidenceAdd`' }),
    loginPassword: Type.String({ maxLength: 200 }),
  }),
  response: ProfileChange,
});
