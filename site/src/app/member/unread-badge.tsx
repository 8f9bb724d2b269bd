import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { TitleKey } from '../../routes/titles';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { useOfferedPages } from '../menus/page-link';
import { unreadPages, useUnread } from './unread-sources';

/** The number of unread things that some pages list; nothing when there is none. */
export const UnreadBadge = ({ pages }: { readonly pages: readonly TitleKey[] }) => {
  const t = useMessages(appMessages);
  const count = useUnread(pages);
  if (count === 0) return null;
  return <Badge tone="danger" variant="solid" count={count} role="img" aria-label={t('unread', { count })} />;
};

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

/**
 * The number of all unread things that the menu of a button leads to, over the corner of its icon, small, with a ring.
 * Beside the button, whose name must contain its text.
 */
export const CornerBadge = ({ className }: CornerBadgeProps) => {
  const offered = useOfferedPages();
  return (
    <Corner className={className}>
      <UnreadBadge pages={offered(unreadPages)} />
    </Corner>
  );
};
