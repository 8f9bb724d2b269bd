import type { Handler } from '../../http/call-context';

export const transactionRecords: Handler<'transactionRecords'> = ({ body, memberId, services }) =>
  services.wallet.records(memberId, body);
