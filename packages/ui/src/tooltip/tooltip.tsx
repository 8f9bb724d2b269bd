'use client';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  readonly content: ReactNode;
  /** Something that can have focus; it is described by the content. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
  readonly side?: 'top' | 'bottom';
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const sides = {
  top: 'bottom: 100%; padding-bottom: 8px;',
  bottom: 'top: 100%; padding-top: 8px;',
} as const;

/** The gap to the anchor is part of it, so the pointer can move onto the words. */
const Float = styled.span<{ $side: keyof typeof sides }>`
  position: absolute;
  left: 50%;
  ${({ $side }) => sides[$side]}
  z-index: ${token.z.tooltip};
  width: max-content;
  max-width: min(280px, 80vw);
  transform: translateX(-50%);

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
    white-space: normal;
  }
`;

/** A few words about a control, on hover and on focus. Escape takes them away. */
export const Tooltip = ({ content, children, side = 'top', ...rest }: TooltipProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const described = [children.props['aria-describedby'], open && id].filter(Boolean).join(' ');
  return (
    <Anchor
      {...rest}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      {cloneElement(children, described ? { 'aria-describedby': described } : {})}
      {open && (
        <Float id={id} role="tooltip" $side={side}>
          <span>{content}</span>
        </Float>
      )}
    </Anchor>
  );
};
