'use client';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { TooltipAnchor } from './tooltip-anchor';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** The words. Nothing in them can be pressed. */
  readonly content: ReactNode;
  /** Something that can have focus; it is described by the content. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Where there is room for it; else it turns to the other side. Default `top`. */
  readonly side?: 'top' | 'bottom';
}

/** A few words about a control, on hover and on focus. Escape takes them away. */
export const Tooltip = ({ children, ...rest }: TooltipProps) => (
  <TooltipAnchor {...rest}>
    {(describedBy) => {
      const described = [children.props['aria-describedby'], describedBy].filter(Boolean).join(' ');
      return cloneElement(children, described ? { 'aria-describedby': described } : {});
    }}
  </TooltipAnchor>
);
