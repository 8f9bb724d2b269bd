import { ellipsis } from '@pavilion/format';

interface ShortTextProps {
  /** The full text. */
  readonly text: string;
  /** Maximum length in units of `textUnits`: a Chinese character counts 2. */
  readonly maxUnits: number;
}

/**
 * Truncated text inside a link or a button (TXT-2): the name of the control and the tooltip of the text are whole. Elsewhere
 * use `Ellipsis` of the kit, which keyboard users can focus.
 */
export const ShortText = ({ text, maxUnits }: ShortTextProps) => {
  const shown = ellipsis(text, maxUnits);
  if (shown === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{shown}</span>
      <span className="pv-sr-only">{text}</span>
    </span>
  );
};
