import type { Handler } from '../../http/call-context';

export const memberInfo: Handler<'memberInfo'> = ({ memberId, services }) => services.members.view(memberId);
