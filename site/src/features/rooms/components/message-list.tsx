import { limits, type RoomMessage } from '@pavilion/contract';
import { useRoomMessagesInfiniteQuery } from '@pavilion/sdk/react/money';
import { Button, toast, token } from '@pavilion/ui';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { loadMore, moreOf } from '../../../shared/paging/next-page';
import type { Announce } from '../hooks/use-announcer';
import { useReadingPosition } from '../hooks/use-reading-position';
import { roomsMessages } from '../messages/rooms-messages';
import { hideMember, showAllMembers, useHiddenMembers } from '../model/hidden-members';
import { MessageItem } from './message-item';

const hour = 60 * 60_000;

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 140px;
  background: ${token.color.sunken};
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token.space[2]} ${token.space[2]} ${token.space[3]};
  overflow-y: auto;
  /* The position is kept by a script, in browsers without scroll anchoring too. */
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[1]};
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: grid;
  justify-content: center;
  padding: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

const Quiet = styled.p`
  padding: ${token.space[6]} ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-align: center;
`;

const Fresh = styled(Button)`
  position: absolute;
  bottom: ${token.space[2]};
  left: 50%;
  border-radius: ${token.radius.full};
  background: ${token.color.raised};
  box-shadow: ${token.shadow[3]};
  translate: -50% 0;
`;

const HiddenLine = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 0 ${token.space[4]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

/** The messages before a message, which the gateway keeps for a day. */
const useEarlier = (room: string, first: string | undefined) => {
  const [before, setBefore] = useState<string>();
  // The connection dropped the messages that the earlier ones joined.
  const isAdjacent = before === undefined || before === first;
  const query = useRoomMessagesInfiniteQuery(
    { room, before: before ?? '-' },
    { skip: before === undefined || !isAdjacent },
  );
  const messages = useMemo(
    () =>
      isAdjacent && before !== undefined
        ? (query.currentData?.pages.flatMap(({ items }) => items).reverse() ?? [])
        : [],
    [isAdjacent, before, query.currentData],
  );
  const status = before === undefined || !isAdjacent ? 'idle' : query.currentData ? moreOf(query) : undefined;
  return {
    messages,
    /** Of the next page; of the first one too. */
    status: status ?? (query.isError && !query.isFetching ? 'error' : 'loading'),
    load: () => {
      if (before === undefined || !isAdjacent) setBefore(first);
      else loadMore(query);
    },
  };
};

/** Announces messages of others that arrive while the room is open. */
const useChatAnnouncements = (
  messages: readonly RoomMessage[],
  own: string | undefined,
  announce: Announce,
) => {
  const t = useMessages(roomsMessages);
  const known = useRef(messages.at(-1)?.id);
  const unannounced = useRef(0);
  useEffect(() => {
    const newest = messages.at(-1)?.id;
    const added = messages.filter(
      ({ id, author }) => known.current !== undefined && id > known.current && author !== own,
    );
    known.current = newest ?? known.current ?? '';
    const last = added.at(-1);
    if (!last) return;
    unannounced.current += added.length;
    const count = unannounced.current;
    const values = { name: last.who, text: last.text };
    announce('chat', count === 1 ? t('announceOne', values) : t('announceMany', { ...values, count }), () => {
      unannounced.current = 0;
    });
  }, [messages, own, announce, t]);
};

interface MessageListProps {
  readonly room: string;
  /** Oldest first. */
  readonly messages: readonly RoomMessage[];
  readonly hasEarlier: boolean;
  /** The reader as an author, once known. */
  readonly own: string | undefined;
  readonly canReport: boolean;
  readonly onReport: (message: RoomMessage) => void;
  readonly announce: Announce;
}

/**
 * The messages of a room in a box that stays where the reader is, with a button to the new ones. It does not render while the
 * reader writes.
 */
export const MessageList = memo(
  ({ room, messages, hasEarlier, own, canReport, onReport, announce }: MessageListProps) => {
    const t = useMessages(roomsMessages);
    const hidden = useHiddenMembers();
    const earlier = useEarlier(room, messages[0]?.id);
    const shown = useMemo(
      () => [...earlier.messages, ...messages].filter(({ author }) => !hidden.includes(author)),
      [earlier.messages, messages, hidden],
    );
    const { ref, onScroll, fresh, toEnd } = useReadingPosition(shown);
    useChatAnnouncements(shown, own, announce);
    const handleHide = useCallback(
      ({ author, who }: RoomMessage) => {
        hideMember(author);
        toast.info(t('hidden', { name: who }));
      },
      [t],
    );
    const { status } = earlier;
    return (
      <Root>
        {hidden.length > 0 && (
          <HiddenLine>
            {t('hiddenCount', { count: hidden.length })}
            <Button size="sm" variant="text" onClick={showAllMembers}>
              {t('showAgain')}
            </Button>
          </HiddenLine>
        )}
        <Scroll ref={ref} onScroll={onScroll} role="region" aria-label={t('messages')} tabIndex={0}>
          <Line>
            {hasEarlier && messages.length > 0 && status !== 'end' ? (
              <Button size="sm" variant="text" loading={status === 'loading'} onClick={earlier.load}>
                {t(status === 'error' ? 'olderFailed' : 'older')}
              </Button>
            ) : (
              t('start', { hours: limits.rooms.history / hour })
            )}
          </Line>
          {shown.length === 0 && <Quiet>{t('quiet')}</Quiet>}
          <List>
            {shown.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isOwn={message.author === own}
                canReport={canReport}
                onReport={onReport}
                onHide={handleHide}
              />
            ))}
          </List>
        </Scroll>
        {fresh > 0 && (
          <Fresh size="sm" onClick={toEnd}>
            {t('fresh', { count: fresh })}
          </Fresh>
        )}
      </Root>
    );
  },
);
