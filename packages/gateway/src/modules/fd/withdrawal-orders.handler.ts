import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalOrders: Handler<'withdrawalOrders'> = () => {
  throw new BusinessError(20201);
};
