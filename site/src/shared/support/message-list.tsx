import type { SupportMessage } from '@pavilion/contract';
import { Button, token } from '@pavilion/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages, useWrittenText } from '../messages';
import { loadMore, moreOf, type PagedQuery } from '../paging/next-page';
import { MessageItem } from './message-item';
import { supportMessages } from './support-messages';

/** Of the messages; a page with more or less room sets `--thread-height`. */
export const threadHeight = 'var(--thread-height, clamp(280px, 48vh, 480px))';

const Scroll = styled.div`
  position: relative;
  display: grid;
  /* A short conversation begins at the top, below the heading. */
  grid-template-rows: auto 1fr;
  gap: ${token.space[3]};
  height: ${threadHeight};
  padding: ${token.space[4]};
  overflow-y: auto;
  border-block: 1px solid ${token.color.line};
  background: ${token.color.sunken};
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
`;

const Top = styled.div`
  display: grid;
  align-content: start;
  justify-content: center;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  &:empty { display: none; }
  &:empty + * { grid-row: 1 / 3; }
`;

/** Threads with fewer messages are all in view: they need no note that there are no older ones. */
const fewestLong = 8;

/** Below this distance from the end, in px, a new message scrolls the list to the end. */
const nearEnd = 120;

/**
 * Keeps the end of the list in view when a message is added, unless the reader has scrolled up, and the visible message in
 * place when older ones are added.
 */
const useScrollPosition = (oldest: string | undefined, newest: string | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest, height: 0, isAtEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on which messages are rendered.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const { height, isAtEnd } = before.current;
    if (isAtEnd) box.scrollTop = box.scrollHeight;
    else if (before.current.oldest !== oldest) box.scrollTop += box.scrollHeight - height;
    before.current = { ...before.current, oldest, height: box.scrollHeight };
  }, [oldest, newest]);
  const onScroll = () => {
    const box = ref.current;
    if (!box) return;
    before.current.isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    before.current.height = box.scrollHeight;
  };
  return { ref, onScroll };
};

/** The newest message if it arrived after the first rendering and is not the customer's own; else undefined. */
const useArrived = (newest: SupportMessage | undefined): SupportMessage | undefined => {
  const [first] = useState(newest?.id);
  return newest && newest.id !== first && newest.author !== 'customer' ? newest : undefined;
};

interface MessageListProps {
  /** Oldest first. */
  readonly messages: readonly SupportMessage[];
  /** The last message that support has seen. */
  readonly seenUpTo: string | null;
  readonly query: PagedQuery;
}

/** The messages of a thread in a box that scrolls. New ones of support are announced. */
export const MessageList = ({ messages, seenUpTo, query }: MessageListProps) => {
  const t = useMessages(supportMessages);
  const local = useLocalText();
  const written = useWrittenText();
  const newest = messages.at(-1);
  const scroll = useScrollPosition(messages[0]?.id, newest?.id);
  const arrived = useArrived(newest);
  const seenIndex = messages.findIndex(({ id }) => id === seenUpTo);
  const lastSeen = messages
    .slice(0, seenIndex + 1)
    .filter(({ author }) => author === 'customer')
    .at(-1);
  const more = moreOf(query);

  const announcement = () => {
    if (!arrived) return null;
    const author =
      arrived.author === 'system' ? t('system') : arrived.name ? local(arrived.name) : t('staff');
    const text =
      arrived.author === 'system' || arrived.isAutomatic ? local(arrived.text) : written(arrived.text);
    return text === '' ? t('announcementPictures', { author }) : t('announcement', { author, text });
  };

  return (
    <>
      <Scroll {...scroll} role="region" aria-label={t('threadLabel')} tabIndex={0}>
        <Top>
          {more === 'end' ? (
            messages.length >= fewestLong && t('start')
          ) : (
            <Button size="sm" variant="text" loading={more === 'loading'} onClick={() => loadMore(query)}>
              {t(more === 'error' ? 'olderFailed' : 'older')}
            </Button>
          )}
        </Top>
        <List>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} isSeen={message === lastSeen} />
          ))}
        </List>
      </Scroll>
      <p className="pv-sr-only" aria-live="polite">
        {announcement()}
      </p>
    </>
  );
};
