import { useLocation } from 'react-router-dom';
import { rowOf } from '../../routes/match-row';
import { type TitleKey, titles } from '../../routes/titles';
import { useBrand } from '../../shared/brand/brand-context';
import { inCategoryOrder, offersPath } from '../../shared/brand/offers';
import { useMessages } from '../../shared/messages';
import { Link, type LinkProps } from '../../shared/navigation/link';
import { UnreadBadge } from '../member/unread-badge';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** The id of the page's route. */
  readonly page: TitleKey;
}

/** The pages of a menu that the brand has, categories of games in its order. */
export const useOfferedPages = (): ((pages: readonly TitleKey[]) => readonly TitleKey[]) => {
  const brand = useBrand();
  return (pages) =>
    inCategoryOrder(brand, pages, (page) => page).filter((page) => offersPath(brand, rowOf(page).path));
};

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
