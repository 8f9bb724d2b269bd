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

const Dot = styled.span`
  position: absolute;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${token.color.dangerSolid};
  box-shadow: 0 0 0 2px ${token.color.surface};
  pointer-events: none;
`;

interface UnreadDotProps {
  /** Sets the place. */
  readonly className?: string;
}

/**
 * That the menu of a button leads to something unread: a dot with a ring over the corner of its icon. How much, of each page, is
 * at the entries of the menu; their sum would be a number that no page shows.
 */
export const UnreadDot = ({ className }: UnreadDotProps) => {
  const t = useMessages(appMessages);
  const offered = useOfferedPages();
  const count = useUnread(offered(unreadPages));
  if (count === 0) return null;
  return <Dot className={className} role="img" aria-label={t('unread', { count })} />;
};
