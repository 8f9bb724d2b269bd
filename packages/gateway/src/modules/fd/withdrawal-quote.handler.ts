import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const withdrawalQuote: Handler<'withdrawalQuote'> = () => {
  throw new BusinessError(20201);
};
