import { ellipsis } from '@pavilion/format';
import type { ComponentProps } from 'react';

export interface EllipsisProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly text: string;
  /** Longest text, in units of `textUnits`: a Chinese character is 2. */
  readonly maxUnits: number;
}

/**
 * Text cut to a length. The whole of it stays for the pointer and for screen readers.
 *
 * Source: "the specification", section 4 (text truncation); requirements TXT-1, TXT-2.
 */
export const Ellipsis = ({ text, maxUnits, ...rest }: EllipsisProps) => {
  const shown = ellipsis(text, maxUnits);
  if (shown === text) return <span {...rest}>{text}</span>;
  return (
    <span title={text} {...rest}>
      <span aria-hidden="true">{shown}</span>
      <span className="pv-sr-only">{text}</span>
    </span>
  );
};
