import type { Handler } from '../../http/call-context';

export const memberSecurity: Handler<'memberSecurity'> = ({ memberId, services }) =>
  services.security.view(memberId);
