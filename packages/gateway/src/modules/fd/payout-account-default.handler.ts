import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const payoutAccountDefault: Handler<'payoutAccountDefault'> = () => {
  throw new BusinessError(20201);
};
