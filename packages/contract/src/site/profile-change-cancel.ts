import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { ProfileChange } from '../entities/profile';

export const profileChangeCancel = defineCall({
  path: '/site/api/v1/user/profile/change/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Withdraws a request to change the profile before its review',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Profile'] },
  request: Type.Object({ id: Id }),
  response: ProfileChange,
});
