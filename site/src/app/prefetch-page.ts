import { api, type PavilionStore } from '@pavilion/sdk/react';
import type { RouteRow } from '../routes/route-table';
import { festivalOrnament } from '../shared/festival/festival-ornament';
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

/** Fetches the data of the shell: site configuration, announcements and member. */
const shellData = ({ store, isMember }: PrefetchContext): readonly PromiseLike<unknown>[] => [
  store.dispatch(preInfo.initiate(preInfoBody)),
  store.dispatch(queryNoticeList.initiate(announcementsBody)),
  ...(isMember ? [store.dispatch(memberInfo.initiate(memberInfoBody))] : []),
];

/** Whether a query's promise resolved to an error. */
const isFailure = (result: unknown) => (result as { isError?: boolean } | undefined)?.isError === true;

/**
 * Fetches the data that the server embeds in a page: that of the shell and that of the page.
 *
 * @returns whether every query succeeded
 */
export const prefetchPage = async (row: RouteRow, context: PrefetchContext): Promise<boolean> => {
  const shell = shellData(context);
  const { store, isMember, search } = context;
  const [{ data }] = await Promise.all([
    row.page.preload(),
    preloadWholeRoute(row, isMember),
    festivalOrnament.preload(),
  ]);
  const results = await Promise.all([
    ...shell,
    ...(data?.({ dispatch: store.dispatch, isMember, search }) ?? []),
  ]);
  return !results.some(isFailure);
};
