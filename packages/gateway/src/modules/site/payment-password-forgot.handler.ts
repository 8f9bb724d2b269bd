import type { Handler } from '../../http/call-context';

export const paymentPasswordForgot: Handler<'paymentPasswordForgot'> = ({
  body,
  memberId,
  origin,
  services,
}) => services.forgottenPaymentPassword.ask(memberId, body.loginPassword, origin);
