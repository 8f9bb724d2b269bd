import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalCancel: Handler<'withdrawalCancel'> = () => {
  throw new BusinessError(20201);
};
