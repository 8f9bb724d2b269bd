import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { MemberSecurity } from '../entities/security';

export const memberSecurity = defineCall({
  path: '/site/api/v1/user/security',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The state of the member’s real name and payment password',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Security'] },
  request: Empty,
  response: MemberSecurity,
});
