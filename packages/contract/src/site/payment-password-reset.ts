import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, PaymentPassword } from '../entities/common';
import { MemberSecurity } from '../entities/security';

export const paymentPasswordReset = defineCall({
  path: '/site/api/v1/user/payment-password/reset',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sets a new payment password with the code that was sent. 10409 verificationCodeError for a wrong code, 6036 loginCodeExpired after the challenge has ended',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({ id: Id, code: Type.String({ maxLength: 16 }), paymentPassword: PaymentPassword }),
  response: MemberSecurity,
});
