import { sanitizeAmount, toHalfWidth } from '@pavilion/format';

/** Why an edit was changed or rejected. */
export type AmountNotice = 'amountAmbiguous' | 'amountDecimals';

export interface AmountEdit {
  /** The new text of the field, with the caret before `after`. Undefined if the edit is rejected. */
  readonly text?: string | undefined;
  /** The issue to show. */
  readonly notice?: AmountNotice | undefined;
  /** A lone point shows nothing (MNY-1), but typing `.5` must give 0.5 and not 5. */
  readonly startsWithPoint?: boolean;
}

/** A plain number, groups of three (`1,234,567.89`, `1 234 567`) or of four digits (`1,0000`). */
const unambiguousNumber = /^(\d*|\d{1,3}([, \u00a0]\d{3})+|\d{1,4}(,\d{4})+)(\.\d*)?$/;

/**
 * Parses pasted or dropped text, if it is unambiguous. Text around the number, such as a currency
 * sign or a unit, is dropped; `1.234,56`, `100-200`, `1e5` and `-5` are rejected because dropping characters from
 * them would change the amount.
 */
const parsePasted = (text: string): string | undefined => {
  const core = toHalfWidth(text).match(/[-−]?[\d.,](.*[\d.,])?/s)?.[0] ?? '';
  return unambiguousNumber.test(core) ? core.replace(/[, \u00a0]/g, '') : undefined;
};

/**
 * The field after an insertion between the texts before and after the caret or selection.
 *
 * Typing never changes the text after the caret. So a digit that would push a decimal out
 * (`12.|34` and 5), or a second point, is rejected: rounding or cutting would change the amount.
 */
export const insertAmount = (
  before: string,
  inserted: string,
  after: string,
  pasted: boolean,
  decimals: number,
): AmountEdit => {
  const fragment = pasted ? parsePasted(inserted) : inserted;
  if (fragment === undefined) return { notice: 'amountAmbiguous' };
  const whole = toHalfWidth(before + fragment + after);
  const text = sanitizeAmount(whole, { decimals });
  const cut = text !== sanitizeAmount(whole, { decimals: Infinity });
  // The dropped text may equal the text before (200|0 and a point, without decimals), so comparing the end is not enough.
  const refused = !text.endsWith(after) || (cut && after);
  return {
    text: refused ? undefined : text,
    notice: pasted && (refused || cut) ? 'amountDecimals' : undefined,
    startsWithPoint: !text && decimals > 0 && whole.includes('.'),
  };
};

/** The decimal string of a field's text: `007.` is `7`, `.5` is `0.5`, `''` is `''`. */
export const toDecimal = (text: string): string =>
  text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
