import type { Handler } from '../../http/call-context';

export const profileChanges: Handler<'profileChanges'> = ({ body, memberId, services }) =>
  services.profileChanges.list(memberId, body);
