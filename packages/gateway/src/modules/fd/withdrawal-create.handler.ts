import { requestHash } from '../../domain/money';
import type { Handler } from '../../http/call-context';

/** The key is tied to what was asked for without the payment password: of six digits a hash keeps no secret. */
export const withdrawalCreate: Handler<'withdrawalCreate'> = ({ body, memberId, idempotency, services }) => {
  const { account, amount } = body;
  return services.withdrawals.create(memberId, body, {
    ...idempotency,
    requestHash: requestHash('withdrawalCreate', { account, amount }),
  });
};
