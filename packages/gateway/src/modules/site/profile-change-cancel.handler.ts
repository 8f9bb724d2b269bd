import type { Handler } from '../../http/call-context';

export const profileChangeCancel: Handler<'profileChangeCancel'> = ({ body, memberId, services }) =>
  services.profileChanges.cancel(memberId, body.id);
