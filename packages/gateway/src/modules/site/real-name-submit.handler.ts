import type { Handler } from '../../http/call-context';

export const realNameSubmit: Handler<'realNameSubmit'> = ({ body, memberId, services }) =>
  services.security.submitRealName(memberId, body.name);
