'use client';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../events/compose-handlers';
import type { FloatingSide } from '../floating/place-floating';
import { useMergedRef } from '../hooks/use-merged-ref';
import { TooltipBubble } from './tooltip-bubble';

interface TooltipAnchorProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  readonly content: ReactNode;
  readonly side?: FloatingSide;
  /** Receives the id of the tooltip while it is shown. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

/** Shows a text at its children, on hover and on focus; Escape hides it. */
export const TooltipAnchor = ({ content, side, children, ref, ...rest }: TooltipAnchorProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Anchor
      {...rest}
      ref={useMergedRef(anchor, ref)}
      onPointerEnter={composeHandlers(rest.onPointerEnter, () => setIsOpen(true))}
      onPointerLeave={composeHandlers(rest.onPointerLeave, () => setIsOpen(false))}
      onFocus={composeHandlers(rest.onFocus, () => setIsOpen(true))}
      onBlur={composeHandlers(rest.onBlur, () => setIsOpen(false))}
      onKeyDown={composeHandlers(rest.onKeyDown, (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
      })}
    >
      {children(isOpen ? id : undefined)}
      {isOpen && (
        <TooltipBubble id={id} role="tooltip" anchor={anchor} side={side}>
          {content}
        </TooltipBubble>
      )}
    </Anchor>
  );
};
