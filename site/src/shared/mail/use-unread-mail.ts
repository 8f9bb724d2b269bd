import type { UnreadMail } from '@pavilion/contract';
import { useMailUnreadQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import { useIsMember } from '../session/session-context';

const body = {};

/** Unread mails of the member; undefined for visitors, while loading, and on the server, which need not wait for it. */
export const useUnreadMail = (): UnreadMail | undefined => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { data } = useMailUnreadQuery(body, { skip: !isMember || !isMounted });
  return isMember ? data : undefined;
};
