import type { Handler } from '../../http/call-context';

export const profileChangeRequest: Handler<'profileChangeRequest'> = ({ body, memberId, services }) =>
  services.profileChanges.request(memberId, body);
