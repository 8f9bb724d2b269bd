import type { Handler } from '../../http/call-context';

export const betRecords: Handler<'betRecords'> = ({ body, memberId, services }) =>
  services.bets.records(memberId, body);
