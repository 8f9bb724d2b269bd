'use client';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { focusAfter } from '../focus/focus-after';
import { useReducedMotion } from '../hooks/use-reduced-motion';
import { CloseIcon } from '../icons/navigation-icons';
import { PauseIcon, PlayIcon } from '../icons/play-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { marqueeMessages } from './marquee-messages';

/** A text of the marquee. */
export interface MarqueeItem {
  /** Identifies it. */
  readonly id: string | number;
  /** A line of text, or a link. */
  readonly content: ReactNode;
}

export interface MarqueeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The texts in order. */
  readonly items: readonly MarqueeItem[];
  /** Accessible name of the marquee. */
  readonly label: string;
  /** Milliseconds that a text stays. Default 6000. */
  readonly interval?: number;
  /** An icon before the texts. */
  readonly icon?: ReactNode;
  /** Called by the button that closes the marquee; without it there is none. */
  readonly onClose?: () => void;
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-width: 0;
  height: 40px;
  color: ${token.color.ink};
  font-size: ${token.text.md};
`;

/** `clip`, because browsers scroll a hidden overflow to the element that receives focus. */
const Window = styled.ul`
  position: relative;
  flex: 1;
  align-self: stretch;
  min-width: 0;
  overflow: clip;

  @media (prefers-reduced-motion: reduce) {
    display: flex;
    align-items: center;
    gap: ${token.space[10]};
    padding-inline: ${token.space[2]};
    overflow: auto hidden;
    border-radius: ${token.radius.sm};
    mask-image: linear-gradient(90deg, #000 calc(100% - 64px), transparent);
    &:dir(rtl) { mask-image: linear-gradient(270deg, #000 calc(100% - 64px), transparent); }
    /* The focus ring is inside, because overflow is clipped. */
    &:focus-visible {
      outline-offset: -2px;
      mask-image: none;
    }
  }
`;

/** Enters from below and leaves upwards. The others wait below; focus shows the one that receives it. */
const Item = styled.li`
  white-space: nowrap;
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media (prefers-reduced-motion: no-preference) {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    padding-inline: ${token.space[2]};
    transition:
      transform ${token.motion.slow} ${token.motion.out},
      opacity ${token.motion.slow} ${token.motion.out};
    &:not([data-place='current']) {
      transform: translateY(100%);
      opacity: 0;
      pointer-events: none;
    }
    &[data-place='previous'] { transform: translateY(-100%); }
  }
`;

const IconButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.inkMuted};
  cursor: pointer;

  &:hover {
    color: ${token.color.ink};
  }
`;

const Toggle = styled(IconButton)`
  /* Not there from the first paint: the text must not move when the script removes it. */
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

const placeOf = (index: number, current: number, count: number): 'current' | 'previous' | undefined => {
  if (index === current) return 'current';
  return index === (current - 1 + count) % count ? 'previous' : undefined;
};

/**
 * Notices in turn, one at a time, with a button to close them if `onClose` is given. They stay while the pointer or the keyboard focus is on them, and can be paused by a button; with
 * reduced motion all are in one line that can be scrolled.
 */
export const Marquee = ({ items, label, interval = 6000, icon, onClose, ...rest }: MarqueeProps) => {
  const messages = useMessages(marqueeMessages);
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const count = items.length;
  const moves = !still && count > 1;
  const running = moves && !paused && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((before) => before + 1), interval);
    return () => clearInterval(timer);
  }, [running, interval]);
  return (
    <Root {...rest} aria-label={label}>
      {icon}
      {moves && (
        <Toggle aria-label={paused ? messages.play : messages.pause} onClick={() => setPaused(!paused)}>
          {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </Toggle>
      )}
      <Window
        tabIndex={still ? 0 : undefined}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onBlur={() => setHeld(false)}
      >
        {items.map((item, index) => (
          <Item
            key={item.id}
            data-place={placeOf(index, turn % count, count)}
            onFocus={() => {
              setTurn(index);
              setHeld(true);
            }}
          >
            <span>{item.content}</span>
          </Item>
        ))}
      </Window>
      {onClose && (
        <IconButton
          aria-label={formatMessage(messages.closeNamed, { label })}
          onClick={({ currentTarget }) => {
            focusAfter(currentTarget);
            onClose();
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </Root>
  );
};
