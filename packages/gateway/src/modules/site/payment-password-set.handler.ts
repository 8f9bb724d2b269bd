import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const paymentPasswordSet: Handler<'paymentPasswordSet'> = () => {
  throw new BusinessError(20201);
};
