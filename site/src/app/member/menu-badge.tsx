import type { UnreadSupport } from '@pavilion/contract';
import { useSupportUnreadQuery } from '@pavilion/sdk/react';
import { Badge, useMounted } from '@pavilion/ui';
import type { TitleKey } from '../../routes/titles';
import { useMessages } from '../../shared/messages';
import { useIsMember } from '../../shared/session/session-context';
import { appMessages } from '../app-messages';
import { UnreadBadge } from './unread-badge';

const unreadBody = {};

/** Messages of support that the member has not seen; undefined for visitors, while loading, and on the server. */
const useUnreadSupport = (): UnreadSupport | undefined => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { data } = useSupportUnreadQuery(unreadBody, { skip: !isMember || !isMounted });
  return isMember ? data : undefined;
};

/** The number of unseen messages of support; nothing when there is none. */
const UnreadSupportBadge = () => {
  const t = useMessages(appMessages);
  const total = useUnreadSupport()?.total ?? 0;
  if (total === 0) return null;
  return (
    <Badge
      tone="danger"
      variant="solid"
      count={total}
      role="img"
      aria-label={t('unreadSupport', { count: total })}
    />
  );
};

/** The count of an entry of the member menu, for the mailbox and for support. */
export const MenuBadge = ({ page }: { readonly page: TitleKey }) => {
  if (page === 'mail') return <UnreadBadge />;
  return page === 'customer' ? <UnreadSupportBadge /> : null;
};
