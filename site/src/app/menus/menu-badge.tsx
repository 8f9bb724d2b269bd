import type { TitleKey } from '../../routes/titles';
import { UnreadBadge } from '../member/unread-badge';
import { pagesOf, sectionOf } from './member-sections';
import { useOfferedPages } from './page-link';

/** The number of unread things at an entry of a menu: of its page and of those beside it. */
export const MenuBadge = ({ page }: { readonly page: TitleKey }) => {
  const offered = useOfferedPages();
  const section = sectionOf(page);
  return section ? <UnreadBadge pages={offered(pagesOf(section))} /> : null;
};
