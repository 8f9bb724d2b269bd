import type { Handler } from '../../http/call-context';

export const giftRecords: Handler<'giftRecords'> = ({ body, memberId, services }) =>
  services.records.gifts(memberId, body);
