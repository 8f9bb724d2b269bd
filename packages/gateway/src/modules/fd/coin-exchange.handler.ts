import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const coinExchange: Handler<'coinExchange'> = () => {
  throw new BusinessError(20201);
};
