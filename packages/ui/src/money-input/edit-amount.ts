import { sanitizeAmount, toHalfWidth } from '@pavilion/format';

/** Why an edit was changed or rejected. */
export type AmountNotice = 'amountAmbiguous' | 'amountDecimals';

export interface AmountEdit {
  /** The new text of the field; the caret belongs before the text that followed it. Undefined if the edit is rejected. */
  readonly text?: string | undefined;
  /** The issue to show. */
  readonly notice?: AmountNotice | undefined;
}

/** A plain number, groups of three (`1,234,567.89`, `1 234 567`) or of four digits (`1,0000`). */
const unambiguousNumber = /^(\d*|\d{1,3}([, \u00a0]\d{3})+|\d{1,4}(,\d{4})+)(\.\d*)?$/;

/** Digits of other scripts, Chinese numerals, and a number with a multiplier. */
const ambiguousNotation =
  /(?!\d)\p{Nd}|[〇一二三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟萬億]|\d\s*[kKwWmM](?![A-Za-z])/u;

/**
 * Parses pasted or dropped text, if it is unambiguous. Text around the number, such as a currency
 * sign or a unit, is dropped; `1.234,56`, `100-200`, `1e5`, `-5`, `1万` and `٥` are rejected because dropping characters
 * from them would change the amount.
 */
const parsePasted = (text: string): string | undefined => {
  const plain = toHalfWidth(text);
  const core = plain.match(/[-−]?[\d.,](.*[\d.,])?/s)?.[0] ?? '';
  return unambiguousNumber.test(core) && !ambiguousNotation.test(plain)
    ? core.replace(/[, \u00a0]/g, '')
    : undefined;
};

/** The field after a deletion: without leading zeros, with a zero before the point, a lone point empty (MNY-1). */
export const normalizeZeros = (text: string): string =>
  text.replace(/^0+(?=\d)|^\.$/, '').replace(/^\./, '0.');

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
  isPasted: boolean,
  decimals: number,
): AmountEdit => {
  const fragment = isPasted ? parsePasted(inserted) : inserted;
  if (fragment === undefined) return { notice: 'amountAmbiguous' };
  const whole = toHalfWidth(before + fragment + after);
  const kept = sanitizeAmount(whole, { decimals });
  const text = normalizeZeros(kept);
  const isCut = kept !== sanitizeAmount(whole, { decimals: Infinity });
  // endsWith alone misses a dropped digit: 200|0 plus a point, without decimals, becomes 200, which still ends in 0.
  const isRejected = (after !== '' && isCut) || !text.endsWith(after);
  const notice = isPasted && (isRejected || isCut) ? 'amountDecimals' : undefined;
  if (isRejected) return { notice };
  // A typed point is shown as `0.`, so that 5 after it gives 0.5.
  const isTypedPoint = !isPasted && decimals > 0 && text === '' && whole.includes('.');
  return { text: isTypedPoint ? '0.' : text, notice };
};

/** The decimal string of a field's text: `12.` is `12`; `''`, and `0.` until a digit follows, are `''`. */
export const toDecimal = (text: string): string => normalizeZeros(text.replace(/^0\.$|\.$/, ''));
