import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { UnreadMail } from '../entities/mail';

export const mailRestore = defineCall({
  path: '/site/api/v1/mail/restore',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Restores deleted mails',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mail'] },
  request: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  response: UnreadMail,
});
