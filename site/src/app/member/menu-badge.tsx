import type { UnreadSupport } from '@pavilion/contract';
import { useSupportUnreadQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import type { TitleKey } from '../../routes/titles';
import { useIsMember } from '../../shared/session/session-context';
import { CountBadge, UnreadBadge } from './unread-badge';

const unreadBody = {};

/** Messages of support that the member has not seen; undefined for visitors, while loading, and on the server. */
const useUnreadSupport = (): UnreadSupport | undefined => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { data } = useSupportUnreadQuery(unreadBody, { skip: !isMember || !isMounted });
  return isMember ? data : undefined;
};

/** The number of unseen messages of support. */
const UnreadSupportBadge = () => <CountBadge total={useUnreadSupport()?.total ?? 0} label="unreadSupport" />;

/** The count of an entry of the member menu, for the mailbox and for support. */
export const MenuBadge = ({ page }: { readonly page: TitleKey }) => {
  if (page === 'mail') return <UnreadBadge />;
  return page === 'customer' ? <UnreadSupportBadge /> : null;
};
