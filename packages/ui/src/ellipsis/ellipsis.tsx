'use client';
import { ellipsis } from '@pavilion/format';
import type { ComponentProps } from 'react';
import { TooltipAnchor } from '../tooltip/tooltip-anchor';

export interface EllipsisProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full text. */
  readonly text: string;
  /** Maximum length in units of `textUnits`: a Chinese character counts 2. */
  readonly maxUnits: number;
}

/**
 * Text truncated to a length. A tooltip shows all of it on hover and on focus; screen readers read all of it. Truncated
 * text is focusable: inside a link or a button, use `ellipsis` of `@pavilion/format` and name the control in full.
 *
 * Requirements TXT-1, TXT-2.
 */
export const Ellipsis = ({ text, maxUnits, ...rest }: EllipsisProps) => {
  const shown = ellipsis(text, maxUnits);
  if (shown === text) return <span {...rest}>{text}</span>;
  return (
    <TooltipAnchor {...rest} content={text}>
      {() => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the full text too
        <span tabIndex={0}>
          <span aria-hidden="true">{shown}</span>
          <span className="pv-sr-only">{text}</span>
        </span>
      )}
    </TooltipAnchor>
  );
};
