import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, PaymentPassword } from '../entities/common';
import { MemberSecurity } from '../entities/security';

export const paymentPasswordReset = defineCall({
  path: '/site/api/v1/user/payment-password/reset',
  auth: 'member',
  provenance: 'ours',
  summary:
    'Sets another payment password for the code that was sent: 10409 when it is wrong, 6036 when the challenge is over',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({ id: Id, code: Type.String({ maxLength: 16 }), paymentPassword: PaymentPassword }),
  response: MemberSecurity,
});
