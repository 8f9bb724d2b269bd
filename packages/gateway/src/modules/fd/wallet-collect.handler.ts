import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const walletCollect: Handler<'walletCollect'> = () => {
  throw new BusinessError(20201);
};
