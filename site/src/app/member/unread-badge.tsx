import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useUnreadMail } from '../../shared/mail/use-unread-mail';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';

/** Texts of counts of what a member has not read. */
type UnreadKey = Extract<keyof (typeof appMessages)['zh-CN'], `unread${string}`>;

interface CountBadgeProps {
  readonly total: number;
  readonly label: UnreadKey;
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
export const UnreadMailBadge = () => <CountBadge total={useUnreadMail()?.total ?? 0} label="unreadMail" />;

const Corner = styled.span`
  position: absolute;
  pointer-events: none;
  > span {
    min-width: 16px;
    height: 16px;
    padding: 0 4px;
    box-shadow: 0 0 0 2px ${token.color.surface};
  }
`;

interface CornerBadgeProps {
  /** Sets the place. */
  readonly className?: string;
}

/** The number of unread mails over the corner of an icon, small, with a ring. Beside the button, whose name must contain its text. */
export const CornerBadge = ({ className }: CornerBadgeProps) => (
  <Corner className={className}>
    <UnreadMailBadge />
  </Corner>
);
