import { errorCodes } from '@pavilion/contract';
import { useMemberInfoQuery } from '@pavilion/sdk/react';
import { useIsMember } from '../session/session-context';

/** The body of every member request, so that all share one cache entry. */
export const memberInfoBody = {};

/** The member who is logged in; undefined for visitors and while loading. */
export const useMember = () => {
  const isMember = useIsMember();
  const query = useMemberInfoQuery(memberInfoBody, { skip: !isMember });
  return { ...query, member: isMember ? query.data : undefined };
};

/** Whether the gateway refuses the calls of a member because of the address: the chat with support alone answers then. */
export const useIsRestrictedMember = (): boolean =>
  Number(useMember().error?.code) === errorCodes.ipRestricted;
