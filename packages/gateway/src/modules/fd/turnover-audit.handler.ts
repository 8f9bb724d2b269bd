import type { Handler } from '../../http/call-context';

export const turnoverAudit: Handler<'turnoverAudit'> = ({ body, memberId, services }) =>
  services.turnover.audit(memberId, body.state);
