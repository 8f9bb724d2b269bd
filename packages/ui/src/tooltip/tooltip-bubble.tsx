'use client';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { floatingStyle, useFloating } from '../floating/floating';
import type { FloatingPlacement, FloatingSide } from '../floating/place-floating';
import { token } from '../themes/tokens';

interface TooltipBubbleProps extends ComponentProps<'span'> {
  /** The element it is placed at. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Default `top`. */
  readonly side?: FloatingSide;
}

/** The gap to the anchor is padding, not margin, so that the pointer can move onto the text. */
const placements: Readonly<Record<FloatingSide, FloatingPlacement>> = {
  top: { side: 'top', align: 'center', gap: 0 },
  bottom: { side: 'bottom', align: 'center', gap: 0 },
};

const Bubble = styled.span<{ $placement: FloatingPlacement }>`
  ${({ $placement }) => floatingStyle($placement)}
  z-index: ${token.z.tooltip};
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  padding: 8px 0;
  border: 0;
  background: none;

  & > span {
    display: block;
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    background: ${token.color.ink};
    color: ${token.color.ground};
    box-shadow: ${token.shadow[3]};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.regular};
    line-height: ${token.leading.text};
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
`;

/** A text at its anchor, over everything else. */
export const TooltipBubble = ({ anchor, side = 'top', children, ...rest }: TooltipBubbleProps) => {
  const bubble = useRef<HTMLSpanElement>(null);
  const placement = placements[side];
  useFloating(bubble, anchor, placement);
  return (
    <Bubble {...rest} ref={bubble} $placement={placement}>
      <span>{children}</span>
    </Bubble>
  );
};
