import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const giftRecords: Handler<'giftRecords'> = () => {
  throw new BusinessError(20201);
};
