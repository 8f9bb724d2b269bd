import type { Handler } from '../../http/call-context';

export const logout: Handler<'logout'> = async ({ token, services }) => {
  if (token !== undefined) await services.sessions.close(token);
  return {};
};
