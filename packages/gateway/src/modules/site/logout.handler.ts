import type { Handler } from '../../http/call-context';

export const logout: Handler<'logout'> = async ({ token, services }) => {
  await services.sessions.close(token);
  return {};
};
