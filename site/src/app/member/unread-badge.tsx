import { Badge } from '@pavilion/ui';
import type { TitleKey } from '../../routes/titles';
import { useUnreadMail } from '../../shared/mail/use-unread-mail';
import { useMessages } from '../../shared/messages';
import { useUnreadSupport } from '../../shared/support/use-unread-support';
import { appMessages } from '../app-messages';

/** The number of unread mails; nothing when there is none. */
export const UnreadBadge = () => {
  const t = useMessages(appMessages);
  const total = useUnreadMail()?.total ?? 0;
  if (total === 0) return null;
  return (
    <Badge
      tone="danger"
      variant="solid"
      count={total}
      role="img"
      aria-label={t('unreadMail', { count: total })}
    />
  );
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
