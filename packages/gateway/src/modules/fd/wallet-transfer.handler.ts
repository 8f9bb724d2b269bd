import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const walletTransfer: Handler<'walletTransfer'> = () => {
  throw new BusinessError(20201);
};
