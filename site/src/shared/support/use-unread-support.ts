import type { UnreadSupport } from '@pavilion/contract';
import { useSupportUnreadQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import { useIsMember } from '../session/session-context';

const body = {};

/** Messages of support that the member has not seen; undefined for visitors, while loading, and on the server. */
export const useUnreadSupport = (): UnreadSupport | undefined => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { data } = useSupportUnreadQuery(body, { skip: !isMember || !isMounted });
  return isMember ? data : undefined;
};
