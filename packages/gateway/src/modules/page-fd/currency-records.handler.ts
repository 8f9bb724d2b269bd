import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const currencyRecords: Handler<'currencyRecords'> = () => {
  throw new BusinessError(20201);
};
