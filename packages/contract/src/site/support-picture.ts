import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { UploadedPicture } from '../entities/picture';

export const supportPicture = defineCall({
  path: '/site/api/v1/support/picture',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'A picture of the own threads',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Support'] },
  request: Type.Object({ id: Id }),
  response: UploadedPicture,
});
