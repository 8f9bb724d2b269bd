import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Below this distance from the end, px, new messages scroll the list to the end. */
const nearEnd = 48;

/** The message at the top of the visible part, and its distance from the top of the box, px. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

const topIn = (box: Element, element: Element) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;

const anchorOf = (box: Element): Anchor | undefined => {
  for (const element of box.querySelectorAll('[data-message]')) {
    const top = topIn(box, element);
    if (top + element.getBoundingClientRect().height > 0) return { element, top };
  }
  return undefined;
};

interface Listed {
  readonly id: string;
}

interface ReadingPosition {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Messages since the reader left the end of the list. */
  readonly fresh: number;
  readonly toEnd: () => void;
}

/**
 * Keeps the end of a list of messages in view while the reader is there, and otherwise the message that is being read in
 * its place, whatever is added before or after it or removed.
 */
export const useReadingPosition = (messages: readonly Listed[]): ReadingPosition => {
  const ref = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const newest = messages.at(-1)?.id;
  /** The newest message when the reader left the end; undefined at the end. */
  const [left, setLeft] = useState<{ readonly newest: string | undefined }>();
  const isAtEnd = left === undefined;

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const { current } = anchor;
    if (isAtEnd) box.scrollTop = box.scrollHeight;
    else if (current?.element.isConnected) box.scrollTop += topIn(box, current.element) - current.top;
  });

  const onScroll = () => {
    const box = ref.current;
    if (!box) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    anchor.current = isNear ? undefined : anchorOf(box);
    if (isNear) setLeft(undefined);
    else if (isAtEnd) setLeft({ newest });
  };
  const toEnd = useCallback(() => setLeft(undefined), []);

  const from = left ? messages.findIndex(({ id }) => id === left.newest) : -1;
  const fresh = from === -1 ? 0 : messages.length - 1 - from;
  return { ref, onScroll, fresh, toEnd };
};
