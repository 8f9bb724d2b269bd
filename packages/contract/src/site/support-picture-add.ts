import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { PictureData } from '../entities/picture';

export const supportPictureAdd = defineCall({
  path: '/site/api/v1/support/picture/add',
  auth: 'optional',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'Uploads a picture for a message. It is deleted after a day unless a message names it',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ data: PictureData }),
  response: Type.Object({ id: Id }),
});
