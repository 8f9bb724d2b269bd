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
    'Requests a change of the profile. 20001 wrongCredentials for a wrong login password, 20113 realNameUnverified for a new name before the first one is verified',
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
