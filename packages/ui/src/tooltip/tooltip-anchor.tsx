'use client';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { both } from '../events/both';
import { useMergedRef } from '../hooks/use-merged-ref';
import { Float } from './float';
import type { FloatSide } from './place-float';

interface TooltipAnchorProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  readonly content: ReactNode;
  readonly side?: FloatSide;
  /** Gets the id of the words while they are there. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

/** Shows words beside what it holds, on hover and on focus. Escape takes them away. */
export const TooltipAnchor = ({ content, side, children, ref, ...rest }: TooltipAnchorProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Anchor
      {...rest}
      ref={useMergedRef(anchor, ref)}
      onPointerEnter={both(rest.onPointerEnter, () => setOpen(true))}
      onPointerLeave={both(rest.onPointerLeave, () => setOpen(false))}
      onFocus={both(rest.onFocus, () => setOpen(true))}
      onBlur={both(rest.onBlur, () => setOpen(false))}
      onKeyDown={both(rest.onKeyDown, (event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      })}
    >
      {children(open ? id : undefined)}
      {open && (
        <Float id={id} role="tooltip" anchor={anchor} side={side}>
          {content}
        </Float>
      )}
    </Anchor>
  );
};
