import { Badge } from '@pavilion/ui';
import { useUnreadMail } from '../../shared/mail/use-unread-mail';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';

interface CountBadgeProps {
  readonly total: number;
  readonly label: 'unreadMail' | 'unreadSupport';
}

/** A number of unread messages; nothing when there is none. */
export const CountBadge = ({ total, label }: CountBadgeProps) => {
  const t = useMessages(appMessages);
  if (total === 0) return null;
  return (
    <Badge tone="danger" variant="solid" count={total} role="img" aria-label={t(label, { count: total })} />
  );
};

/** The number of unread mails. */
export const UnreadBadge = () => <CountBadge total={useUnreadMail()?.total ?? 0} label="unreadMail" />;
