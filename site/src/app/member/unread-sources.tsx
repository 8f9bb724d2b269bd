import { useSupportUnreadQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import type { ComponentType } from 'react';
import type { TitleKey } from '../../routes/titles';
import { useIsMember } from '../../shared/session/session-context';
import { CountBadge, UnreadMailBadge } from './unread-badge';

const unreadBody = {};

/** The number of unread messages of support; nothing for visitors, while loading, and on the server. */
const UnreadSupportBadge = () => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { data } = useSupportUnreadQuery(unreadBody, { skip: !isMember || !isMounted });
  return <CountBadge total={(isMember && data?.total) || 0} label="unreadSupport" />;
};

/**
 * What a member can have unread: the count of each, by the page of `memberSections` that lists it. The menus of
 * members show it at the entry of that page, if they have one. The bars, which the first load contains, count mail alone.
 */
export const unreadSources = {
  mail: UnreadMailBadge,
  customer: UnreadSupportBadge,
} as const satisfies Partial<Record<TitleKey, ComponentType>>;

/** The count of an entry of a menu; nothing for a page without anything to read. */
export const MenuBadge = ({ page }: { readonly page: TitleKey }) => {
  const Badge = (unreadSources as Partial<Record<TitleKey, ComponentType>>)[page];
  return Badge ? <Badge /> : null;
};
