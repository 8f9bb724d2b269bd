import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';

export const passwordIdentify = defineCall({
  path: '/site/api/v1/user/password/identify',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Starts the recovery of a forgotten password. The answer is the same whether or not account and phone belong together. After many requests 20005 proofRequired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    phone: Type.String({ minLength: 1, maxLength: 32, description: '(countryNumber)number' }),
  }),
  response: Challenge,
});
