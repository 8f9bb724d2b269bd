import { useMailUnreadQuery, useSupportUnreadQuery } from '@pavilion/sdk/react';
import { useMounted } from '@pavilion/ui';
import type { TitleKey } from '../../routes/titles';
import { useIsMember } from '../../shared/session/session-context';

const body = {};

/** A query for the number of unread things. */
type UnreadQuery = (request: object, options: { readonly skip: boolean }) => { data?: { total: number } };

/**
 * What a member can have unread: a query whose answer has a `total`, by the page that lists it. The page is an entry of the
 * member menu or beside one (`memberSections`). Header and tab bar, which the first load of members contains, query all.
 */
export const unreadSources = {
  mail: useMailUnreadQuery,
  customer: useSupportUnreadQuery,
} as const satisfies Partial<Record<TitleKey, UnreadQuery>>;

/** The pages that list unread things. */
export const unreadPages = Object.keys(unreadSources) as (keyof typeof unreadSources)[];

/** The number of unread things that some pages list; 0 for visitors, while loading, and on the server, which need not wait for it. */
export const useUnread = (pages: readonly TitleKey[]): number => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  let total = 0;
  for (const page of unreadPages) {
    const useUnreadQuery: UnreadQuery = unreadSources[page];
    const skip = !isMember || !isMounted || !pages.includes(page);
    // biome-ignore lint/correctness/useHookAtTopLevel: the same hooks in each render.
    const { data } = useUnreadQuery(body, { skip });
    if (!skip) total += data?.total ?? 0;
  }
  return total;
};
