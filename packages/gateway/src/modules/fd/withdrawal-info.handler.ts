import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalInfo: Handler<'withdrawalInfo'> = () => {
  throw new BusinessError(20201);
};
