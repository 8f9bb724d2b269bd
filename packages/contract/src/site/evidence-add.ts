import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { PictureData } from '../entities/picture';

export const evidenceAdd = defineCall({
  path: '/site/api/v1/user/profile/evidence/add',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Uploads a picture as evidence for a profile change. It is deleted after a day unless a request names it',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ data: PictureData }),
  response: Type.Object({ id: Id }),
});
