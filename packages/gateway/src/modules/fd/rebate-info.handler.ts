import type { Handler } from '../../http/call-context';

export const rebateInfo: Handler<'rebateInfo'> = ({ memberId, services }) => services.rebates.info(memberId);
