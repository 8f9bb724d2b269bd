import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const rebateClaim: Handler<'rebateClaim'> = () => {
  throw new BusinessError(20201);
};
