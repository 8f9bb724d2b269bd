import { Badge } from '@pavilion/ui';
import { useUnreadMail } from '../../shared/mail/use-unread-mail';
import { useMessages } from '../../shared/messages';
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
