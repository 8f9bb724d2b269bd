import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { MemberSecurity } from '../entities/security';

export const realNameSubmit = defineCall({
  path: '/site/api/v1/user/real-name',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Submits the real name for review. Payout accounts must belong to this name',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({
    name: Type.String({
      maxLength: 128,
      description: 'The field `realName` of `memberFields`: 10003 (validationError) when it is not valid',
    }),
  }),
  response: MemberSecurity,
});
