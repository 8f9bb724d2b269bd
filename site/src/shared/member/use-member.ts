import { useMemberInfoQuery } from '@pavilion/sdk/react';
import { useIsMember } from '../session/session-context';

/** The body with which everyone asks for the member, so that all share one answer. */
export const memberInfoBody = {};

/** The member who is logged in; `data` is undefined for a visitor and until the answer comes. */
export const useMember = () => {
  const isMember = useIsMember();
  const query = useMemberInfoQuery(memberInfoBody, { skip: !isMember });
  return { ...query, member: isMember ? query.data : undefined };
};
