import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosedToDemo } from '../../routes/closed-to-demo';
import { rowOf } from '../../routes/match-row';
import { type TitleKey, titles } from '../../routes/titles';
import { useBrand } from '../../shared/brand/brand-context';
import { inCategoryOrder, offersAddress } from '../../shared/brand/offers';
import { useIsDemo } from '../../shared/member/use-is-demo';
import { useMessages } from '../../shared/messages';
import { Link, type LinkProps } from '../../shared/navigation/link';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** The id of the page's route. */
  readonly page: TitleKey;
  /** Precedes the title. */
  readonly before?: ReactNode;
  /** Follows the title. */
  readonly after?: ReactNode;
}

/** The pages of a menu that the brand has and a demo sees, categories of games in the brand's order. */
export const useOfferedPages = (): ((pages: readonly TitleKey[]) => readonly TitleKey[]) => {
  const brand = useBrand();
  const isDemo = useIsDemo();
  return (pages) =>
    inCategoryOrder(brand, pages, (page) => page).filter(
      (page) => offersAddress(brand, rowOf(page).path) && !(isDemo && isClosedToDemo(rowOf(page))),
    );
};

/** A link to a page with the page's title as default text. It has `aria-current` on that page. */
export const PageLink = ({ page, before, after, children, ...rest }: PageLinkProps) => {
  const title = useMessages(titles);
  const { pathname } = useLocation();
  const { path } = rowOf(page);
  return (
    <Link {...rest} to={path} aria-current={pathname === path ? 'page' : undefined}>
      {before}
      {children ?? title(page)}
      {after}
    </Link>
  );
};
