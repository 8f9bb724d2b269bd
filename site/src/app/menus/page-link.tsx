import { useLocation } from 'react-router-dom';
import { rowOf } from '../../routes/match-row';
import { type TitleKey, titles } from '../../routes/titles';
import { useMessages } from '../../shared/messages';
import { Link, type LinkProps } from '../../shared/navigation/link';
import { UnreadBadge } from '../member/unread-badge';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** The id of the page's route. */
  readonly page: TitleKey;
}

/**
 * A link to a page with the page's title as default text. It has `aria-current` on that page. The mailbox has its unread
 * count.
 */
export const PageLink = ({ page, children, ...rest }: PageLinkProps) => {
  const title = useMessages(titles);
  const { pathname } = useLocation();
  const { path } = rowOf(page);
  return (
    <Link {...rest} to={path} aria-current={pathname === path ? 'page' : undefined}>
      {children ?? title(page)}
      {page === 'mail' && <UnreadBadge />}
    </Link>
  );
};
