import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Member } from '../entities/member';

export const memberInfo = defineCall({
  path: '/site/api/v1/user/member/info',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'spec',
  summary: 'The member with balance and locked money',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Session', 'Balance'] },
  defaults: { withLockMoney: 1 },
  request: Type.Object({ withLockMoney: Type.Optional(Type.Integer()) }),
  response: Member,
});
