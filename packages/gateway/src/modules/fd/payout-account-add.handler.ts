import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const payoutAccountAdd: Handler<'payoutAccountAdd'> = () => {
  throw new BusinessError(20201);
};
