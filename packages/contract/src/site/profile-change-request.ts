import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, oneOf } from '../entities/common';
import { ProfileChange } from '../entities/profile';
import { profileFields } from '../enumerations';
import { limits } from '../limits';

export const profileChangeRequest = defineCall({
  path: '/site/api/v1/user/profile/change',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Requests a change of the profile. 20001 wrongCredentials for a wrong login password, 20113 realNameUnverified for a new name before the first one is verified',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Profile'] },
  request: Type.Object({
    field: oneOf(profileFields),
    value: Type.String({ maxLength: 64 }),
    note: Type.Optional(Type.String({ maxLength: 200 })),
    pictures: Type.Array(Id, { maxItems: limits.evidence.pictures, description: 'Of `evidenceAdd`' }),
    loginPassword: Type.String({ maxLength: 200 }),
  }),
  response: ProfileChange,
});
