import type { Handler } from '../../http/call-context';

export const popInfo: Handler<'popInfo'> = ({ memberId, services }) => services.promotions.popUps(memberId);
