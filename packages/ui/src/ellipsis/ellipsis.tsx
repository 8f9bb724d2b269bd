'use client';
import { ellipsis } from '@pavilion/format';
import type { ComponentProps } from 'react';
import { TooltipAnchor } from '../tooltip/tooltip-anchor';

export interface EllipsisProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  readonly text: string;
  /** Longest text, in units of `textUnits`: a Chinese character is 2. */
  readonly maxUnits: number;
}

/**
 * Text cut to a length. The whole of it comes on hover and on focus, and is what a screen reader says. A cut text can
 * have focus: in a link or a button, shorten with `ellipsis` of `@pavilion/format` and name the control in full.
 *
 * Source: "the specification", section 4 (text truncation); requirements TXT-1, TXT-2.
 */
export const Ellipsis = ({ text, maxUnits, ...rest }: EllipsisProps) => {
  const shown = ellipsis(text, maxUnits);
  if (shown === text) return <span {...rest}>{text}</span>;
  return (
    <TooltipAnchor {...rest} content={text}>
      {() => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole text is also for who has no pointer
        <span tabIndex={0}>
          <span aria-hidden="true">{shown}</span>
          <span className="pv-sr-only">{text}</span>
        </span>
      )}
    </TooltipAnchor>
  );
};
