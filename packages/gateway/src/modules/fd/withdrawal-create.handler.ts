import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalCreate: Handler<'withdrawalCreate'> = () => {
  throw new BusinessError(20201);
};
