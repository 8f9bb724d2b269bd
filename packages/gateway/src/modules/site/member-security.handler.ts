import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const memberSecurity: Handler<'memberSecurity'> = () => {
  throw new BusinessError(20201);
};
