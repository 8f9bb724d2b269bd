'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useReducedMotion } from '../hooks/use-reduced-motion';
import { PauseIcon, PlayIcon } from '../icons/play-icons';
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
  /** Pixels per second. Default 60. */
  readonly speed?: number;
  /** An icon before the texts. */
  readonly icon?: ReactNode;
}

const run = keyframes`
  to { transform: translateX(var(--marquee-way, -50%)); }
`;

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-width: 0;
  height: 40px;
  color: ${token.color.ink};
  font-size: ${token.text.md};
`;

const Window = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${token.space[1]} ${token.space[2]};
  overflow: hidden;
  border-radius: ${token.radius.sm};
  mask-image: linear-gradient(90deg, transparent, #000 24px calc(100% - 24px), transparent);

  &:dir(rtl) {
    --marquee-way: 50%;
    --marquee-end: 270deg;
  }
  @media (prefers-reduced-motion: reduce) {
    overflow-x: auto;
    mask-image: linear-gradient(var(--marquee-end, 90deg), #000 calc(100% - 24px), transparent);
  }
  /* The focus ring is inside, because overflow is clipped. */
  &:focus-visible {
    outline-offset: -2px;
    mask-image: none;
  }
`;

/** Moves by half its width, which is one copy, so that the restart is invisible. */
const Track = styled.div<{ $paused: boolean }>`
  display: flex;
  width: max-content;
  min-width: 200%;
  animation: ${run} var(--marquee-time, 40s) linear infinite;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};

  ${Window}:hover &,
  ${Window}:focus-within & {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    min-width: 0;
    [data-copy] {
      display: none;
    }
  }
`;

const Copy = styled.ul`
  display: flex;
  flex: none;
  gap: ${token.space[10]};
  min-width: 50%;
  padding-inline-end: ${token.space[10]};
  white-space: nowrap;
`;

/** Fades the text at the end. */
const Toggle = styled.button.attrs({ type: 'button' })`
  position: relative;
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

/**
 * Notices that scroll by. They pause on hover, on keyboard focus and by a button; with reduced motion they do not
 * move and can be scrolled.
 */
export const Marquee = ({ items, label, speed = 60, icon, ...rest }: MarqueeProps) => {
  const messages = useMessages(marqueeMessages);
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    const node = track.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      node.style.setProperty('--marquee-time', `${Math.max(8, node.scrollWidth / 2 / speed)}s`);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [speed]);
  const copy = items.map((item) => <li key={item.id}>{item.content}</li>);
  return (
    <Root {...rest} aria-label={label}>
      {icon}
      <Window tabIndex={still ? 0 : undefined}>
        <Track ref={track} $paused={paused}>
          <Copy>{copy}</Copy>
          <Copy data-copy="" aria-hidden="true" inert>
            {copy}
          </Copy>
        </Track>
      </Window>
      {!still && (
        <Toggle aria-label={paused ? messages.play : messages.pause} onClick={() => setPaused(!paused)}>
          {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </Toggle>
      )}
    </Root>
  );
};
