import type { Handler } from '../../http/call-context';

export const paymentPasswordSet: Handler<'paymentPasswordSet'> = ({ body, memberId, services }) =>
  services.security.setPaymentPassword(memberId, body);
