import type { Handler } from '../../http/call-context';

export const evidenceAdd: Handler<'evidenceAdd'> = ({ body, memberId, services }) =>
  services.evidence.add(memberId, body.data);
