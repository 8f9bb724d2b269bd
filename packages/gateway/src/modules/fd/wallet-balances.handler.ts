import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const walletBalances: Handler<'walletBalances'> = () => {
  throw new BusinessError(20201);
};
