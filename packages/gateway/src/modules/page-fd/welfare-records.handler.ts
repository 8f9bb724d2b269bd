import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const welfareRecords: Handler<'welfareRecords'> = () => {
  throw new BusinessError(20201);
};
