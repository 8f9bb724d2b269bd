import { api, type PavilionStore } from '@pavilion/sdk/react';
import type { RouteRow } from '../routes/route-table';
import { memberInfoBody } from '../shared/member/use-member';
import { preInfoBody } from '../shared/site-config/pre-info';
import { announcementsBody } from './header/announcements-body';
import { preloadWholeRoute } from './shell-components';

interface PrefetchContext {
  readonly store: PavilionStore;
  readonly isMember: boolean;
  readonly search: URLSearchParams;
}

const { preInfo, memberInfo, queryNoticeList } = api.endpoints;

/** Asks for what every screen shows: the site's configuration, the announcements, the member. */
const shellData = ({ store, isMember }: PrefetchContext): readonly PromiseLike<unknown>[] => [
  store.dispatch(preInfo.initiate(preInfoBody)),
  store.dispatch(queryNoticeList.initiate(announcementsBody)),
  ...(isMember ? [store.dispatch(memberInfo.initiate(memberInfoBody))] : []),
];

/** What a query's promise tells at its end. */
const isFailure = (result: unknown) => (result as { isError?: boolean } | undefined)?.isError === true;

/**
 * Asks for everything that the server can send with a page: the shell's data, and the page's own.
 *
 * @returns whether all of it came in time.
 */
export const prefetchPage = async (row: RouteRow, context: PrefetchContext): Promise<boolean> => {
  const shell = shellData(context);
  const { store, isMember, search } = context;
  const [{ data }] = await Promise.all([row.page.preload(), preloadWholeRoute(row, isMember)]);
  const results = await Promise.all([
    ...shell,
    ...(data?.({ dispatch: store.dispatch, isMember, search }) ?? []),
  ]);
  return !results.some(isFailure);
};
