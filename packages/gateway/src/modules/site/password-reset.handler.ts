import type { Handler } from '../../http/call-context';

export const passwordReset: Handler<'passwordReset'> = async ({ body, services }) => {
  await services.forgottenPassword.reset(body.ticket, body.password);
  return {};
};
