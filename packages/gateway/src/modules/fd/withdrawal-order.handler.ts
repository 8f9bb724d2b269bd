import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalOrder: Handler<'withdrawalOrder'> = () => {
  throw new BusinessError(20201);
};
