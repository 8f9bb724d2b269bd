import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { UploadedPicture } from '../entities/picture';

export const evidencePicture = defineCall({
  path: '/site/api/v1/user/profile/evidence',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'A picture that the member uploaded as evidence',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Profile'] },
  request: Type.Object({ id: Id }),
  response: UploadedPicture,
});
