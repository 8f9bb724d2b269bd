import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const payoutForms: Handler<'payoutForms'> = () => {
  throw new BusinessError(20201);
};
