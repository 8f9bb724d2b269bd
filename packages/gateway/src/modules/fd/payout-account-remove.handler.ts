import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const payoutAccountRemove: Handler<'payoutAccountRemove'> = () => {
  throw new BusinessError(20201);
};
