import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const payoutAccounts: Handler<'payoutAccounts'> = () => {
  throw new BusinessError(20201);
};
