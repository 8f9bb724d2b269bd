import type { Handler } from '../../http/call-context';

export const paymentPasswordReset: Handler<'paymentPasswordReset'> = ({ body, memberId, origin, services }) =>
  services.forgottenPaymentPassword.reset(memberId, body, origin);
