import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { UnreadMail } from '../entities/mail';

export const mailDelete = defineCall({
  path: '/site/api/v1/mail/delete',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Deletes mails',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mail'] },
  request: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  response: UnreadMail,
});
