import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { PaymentPassword } from '../entities/common';
import { MemberSecurity } from '../entities/security';

export const paymentPasswordSet = defineCall({
  path: '/site/api/v1/user/payment-password',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Sets the payment password: the first one needs the login password, a later one the current payment password',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({
    paymentPassword: PaymentPassword,
    loginPassword: Type.Optional(Type.String({ maxLength: 200 })),
    current: Type.Optional(PaymentPassword),
  }),
  response: MemberSecurity,
});
