import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Challenge } from '../entities/challenge';

export const phoneCode = defineCall({
  path: '/site/api/v1/user/phone/code',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sends a code to the phone to verify, by default the member’s own. 20001 wrongCredentials for a wrong login password. Another phone also needs the payment password, if one is set: 20110 paymentPasswordWrong, 20111 paymentPasswordLocked',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: 32, description: '(countryNumber)number' })),
    loginPassword: Type.String({ maxLength: 200 }),
    paymentPassword: Type.Optional(Type.String({ maxLength: 16 })),
  }),
  response: Challenge,
});
