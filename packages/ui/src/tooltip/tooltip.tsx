'use client';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import type { FloatingSide } from '../floating/place-floating';
import { TooltipAnchor } from './tooltip-anchor';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** The text; without interactive elements. */
  readonly content: ReactNode;
  /** A focusable element, which the content describes. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Preferred side; the other one is used where only that has room. Default `top`. */
  readonly side?: FloatingSide;
}

/** A short text about a control, on hover and on focus; Escape hides it. */
export const Tooltip = ({ children, ...rest }: TooltipProps) => (
  <TooltipAnchor {...rest}>
    {(describedBy) => {
      const described = [children.props['aria-describedby'], describedBy].filter(Boolean).join(' ');
      return cloneElement(children, described ? { 'aria-describedby': described } : {});
    }}
  </TooltipAnchor>
);
