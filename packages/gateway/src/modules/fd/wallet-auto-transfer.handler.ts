import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const walletAutoTransfer: Handler<'walletAutoTransfer'> = () => {
  throw new BusinessError(20201);
};
