import type { Handler } from '../../http/call-context';

export const welfareRecords: Handler<'welfareRecords'> = ({ body, memberId, services }) =>
  services.records.welfare(memberId, body);
