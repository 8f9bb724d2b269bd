import type { Handler } from '../../http/call-context';

export const passwordIdentify: Handler<'passwordIdentify'> = ({ body, origin, services }) =>
  services.forgottenPassword.identify(body.account, body.phone, origin);
