import type { Handler } from '../../http/call-context';

export const passwordVerify: Handler<'passwordVerify'> = ({ body, origin, services }) =>
  services.forgottenPassword.verify(body.id, body.code, origin);
