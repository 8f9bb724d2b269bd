import type { Handler } from '../../http/call-context';

export const currencyRecords: Handler<'currencyRecords'> = ({ body, memberId, services }) =>
  services.records.coins(memberId, body);
