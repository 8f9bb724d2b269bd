import { type Mail, mailKinds } from '@pavilion/contract';
import {
  useMailDeleteMutation,
  useMailListInfiniteQuery,
  useMailReadAllMutation,
  useMailReadMutation,
  useMailRestoreMutation,
} from '@pavilion/sdk/react/money';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useErrorToast } from '../../../shared/errors/use-error-toast';

export const mailTabs = ['all', ...mailKinds] as const;
export type MailTab = (typeof mailTabs)[number];

const tabOf = (value: string | null): MailTab =>
  mailTabs.includes(value as MailTab) ? (value as MailTab) : 'all';

/** What the address selects: the tab, unread mails only, and the open mail. */
const useSelection = () => {
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query.get('kind'));
  const set = (changes: Readonly<Record<string, string | undefined>>, replace: boolean) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    setQuery(next, { replace, preventScrollReset: true });
  };
  return {
    tab,
    kind: tab === 'all' ? undefined : tab,
    unreadOnly: query.get('unread') === '1',
    openId: query.get('mail') ?? undefined,
    selectTab: (next: MailTab) => set({ kind: next === 'all' ? undefined : next, mail: undefined }, true),
    setUnreadOnly: (on: boolean) => set({ unread: on ? '1' : undefined, mail: undefined }, true),
    /** The filter of unread mails ends, and the open mail stays. */
    showRead: () => set({ unread: undefined }, true),
    openMail: (id: string) => set({ mail: id }, false),
    closeMail: () => set({ mail: undefined }, true),
  };
};

/** The mails that one request names. */
const readAtOnce = 100;

/** The mailbox: the selected list, the open mail, and what can be done with them (MAI-1). */
export const useMailbox = () => {
  const selection = useSelection();
  const { kind, unreadOnly, openId } = selection;
  const list = useMailListInfiniteQuery({ ...(kind && { kind }), ...(unreadOnly && { unreadOnly }) });
  const items = list.currentData?.pages.flatMap((page) => page.items);
  const [readMails] = useMailReadMutation();
  const [readAll, { isLoading: isReadingAll }] = useMailReadAllMutation();
  const [deleteMails, { isLoading: isDeleting }] = useMailDeleteMutation();
  const [restoreMails] = useMailRestoreMutation();
  const showError = useErrorToast();
  const found = items?.find(({ id }) => id === openId);
  // Stays open when it leaves the list of unread mails because it was read.
  const [lastFound, setLastFound] = useState<Mail>();
  if (found && found !== lastFound) setLastFound(found);
  const open = found ?? (lastFound?.id === openId ? lastFound : undefined);
  // The mail of the address after a reload. The list is in the order of the ids, so a mail that is gone ends the search.
  const lastId = items?.at(-1)?.id;
  const isBeyond =
    openId !== undefined && !open && list.hasNextPage && lastId !== undefined && lastId > openId;
  /** The last mail of the page after which the next one is loaded. */
  const searchedTo = isBeyond && !list.isFetching && !list.isError ? lastId : undefined;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (searchedTo !== undefined) void fetchNextPage();
  }, [searchedTo, fetchNextPage]);
  // A reload finds the mail of the address read, so that the list of unread ones does not have it.
  const { showRead } = selection;
  const isFiltered = unreadOnly && openId !== undefined && !open && items !== undefined && !isBeyond;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `showRead` is another function in every render
  useEffect(() => {
    if (isFiltered) showRead();
  }, [isFiltered]);
  const unreadId = open?.isRead === false ? open.id : undefined;
  useEffect(() => {
    // Without success it stays unread, which the list shows.
    if (unreadId !== undefined) void readMails({ ids: [unreadId] });
  }, [unreadId, readMails]);

  /** Whether the change was made; otherwise the error is shown. */
  const succeeds = async (answer: PromiseLike<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await answer;
    if (error) await showError(error);
    return !error;
  };

  return {
    ...selection,
    list,
    items,
    open,
    /** Whether the mail of the address may be on a page of the list that is not loaded yet. */
    isBeyond,
    isReadingAll,
    isDeleting,
    /** Marks what the list shows or has not loaded yet, but nothing newer. */
    readAll: async () => {
      if (!items) return false;
      const unread = items.filter(({ isRead }) => !isRead).map(({ id }) => id);
      const ids = unread.slice(0, readAtOnce);
      // All that follow: without them a mail that was stored meanwhile could be older, and stays unread.
      const upTo = unread.length > ids.length ? ids.at(-1) : list.hasNextPage ? items.at(-1)?.id : undefined;
      return succeeds(readAll({ ids, ...(upTo && { upTo }), ...(kind && { kind }) }));
    },
    remove: ({ id }: Mail) => succeeds(deleteMails({ ids: [id] })),
    restore: ({ id }: Mail) => succeeds(restoreMails({ ids: [id] })),
  };
};

export type Mailbox = ReturnType<typeof useMailbox>;
