import type { Handler } from '../../http/call-context';

export const login: Handler<'login'> = ({ body, origin, services }) => services.members.login(body, origin);
