import { useSupportMessagesInfiniteQuery, useSupportSeenMutation } from '@pavilion/sdk/react/money';
import { useMounted } from '@pavilion/ui';
import { useEffect } from 'react';
import { useIsRestrictedMember } from '../member/use-member';
import { useVisible } from '../page/use-visible';
import { useIsMember } from '../session/session-context';

/**
 * How often visitors ask for new messages, ms. Members are notified over the socket, which does not open from a restricted
 * address.
 */
const visitorPoll = 5_000;

/** A thread with its messages, oldest first. Messages that a visible tab shows are marked as seen. */
export const useThread = (id: string) => {
  const isMember = useIsMember();
  const isRestricted = useIsRestrictedMember();
  const isMounted = useMounted();
  const isVisible = useVisible();
  const query = useSupportMessagesInfiniteQuery(
    { thread: id },
    {
      skip: !isMounted,
      pollingInterval: (isMember && !isRestricted) || !isVisible ? 0 : visitorPoll,
      refetchOnMountOrArgChange: true,
    },
  );
  const [markSeen] = useSupportSeenMutation();
  const pages = query.currentData?.pages;
  const thread = pages?.[0]?.thread;
  const messages = pages?.flatMap(({ items }) => items).reverse();
  const newest = messages?.at(-1)?.id;
  const unread = thread?.unread ?? 0;
  useEffect(() => {
    // Without success they stay unread, and the next message tries again.
    if (isVisible && unread > 0 && newest !== undefined) void markSeen({ thread: id, upTo: newest });
  }, [isVisible, unread, newest, id, markSeen]);
  return { ...query, thread, messages };
};

export type ThreadQuery = ReturnType<typeof useThread>;
