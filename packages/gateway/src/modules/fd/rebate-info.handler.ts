import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const rebateInfo: Handler<'rebateInfo'> = () => {
  throw new BusinessError(20201);
};
