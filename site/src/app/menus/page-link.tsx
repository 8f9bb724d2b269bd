import { useLocation } from 'react-router-dom';
import { rowOf } from '../../routes/match-row';
import { type TitleKey, titles } from '../../routes/titles';
import { useMessages } from '../../shared/messages';
import { Link, type LinkProps } from '../../shared/navigation/link';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** The id of the page's row. */
  readonly page: TitleKey;
}

/** A link to a page, named by its title unless it has children. It carries `aria-current` while the page is shown. */
export const PageLink = ({ page, children, ...rest }: PageLinkProps) => {
  const title = useMessages(titles);
  const { pathname } = useLocation();
  const { path } = rowOf(page);
  return (
    <Link {...rest} to={path} aria-current={pathname === path ? 'page' : undefined}>
      {children ?? title(page)}
    </Link>
  );
};
