import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const turnoverAudit: Handler<'turnoverAudit'> = () => {
  throw new BusinessError(20201);
};
