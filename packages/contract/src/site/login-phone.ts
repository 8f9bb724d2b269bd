import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';

export const loginPhone = defineCall({
  path: '/site/api/v1/user/login/phone',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Starts a login by a code to a phone, which `challengeSend` sends. The answer is the same whether or not a member has verified the phone. After many requests 20005 proofRequired, 20007 codeLoginClosed while operators have stopped it',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    phone: Type.String({ minLength: 1, maxLength: 32, description: '(countryNumber)number' }),
  }),
  response: Challenge,
});
