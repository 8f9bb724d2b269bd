import type { Handler } from '../../http/call-context';

export const register: Handler<'register'> = ({ body, origin, services }) =>
  services.members.register(body, origin);
