import type { Handler } from '../../http/call-context';

export const memberJwt: Handler<'memberJwt'> = async ({ memberId, services }) => ({
  jwt: await services.memberJwt.issue(memberId),
});
