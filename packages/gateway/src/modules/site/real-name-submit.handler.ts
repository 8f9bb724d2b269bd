import { BusinessError } from '../../business-error';
import type { Handler } from '../../http/call-context';

export const realNameSubmit: Handler<'realNameSubmit'> = () => {
  throw new BusinessError(20201);
};
