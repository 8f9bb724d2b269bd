import { NavLink, type NavLinkProps } from 'react-router-dom';
import { rowOf } from '../../routes/match-row';
import { type TitleKey, titles } from '../../routes/titles';
import { useMessages } from '../../shared/messages';

interface PageLinkProps extends Omit<NavLinkProps, 'to' | 'children'> {
  /** The id of the page's row. */
  readonly page: TitleKey;
  /** Default: the page's title. */
  readonly children?: NavLinkProps['children'];
}

/** A link to a page, named by its title. It carries `aria-current` while the page is shown. */
export const PageLink = ({ page, children, ...rest }: PageLinkProps) => {
  const title = useMessages(titles);
  return (
    <NavLink {...rest} to={rowOf(page).path} end>
      {children ?? title(page)}
    </NavLink>
  );
};
