import { sanitizeAmount } from '@pavilion/format';
import { type AmountNotice, readPasted, readTyped } from './read-fragment';

/** One insertion into the field: the text on both sides of the caret or selection, and what comes between. */
export interface AmountInsertion {
  readonly before: string;
  readonly inserted: string;
  readonly after: string;
  readonly pasted: boolean;
}

export interface AmountEdit {
  readonly text: string;
  readonly caret: number;
  /** The insertion was not taken; `text` is what it would have become. */
  readonly refused?: boolean;
  /** What the person should be told. */
  readonly notice?: AmountNotice;
}

const fractionLength = (text: string) => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/**
 * The field after an insertion.
 *
 * What stands behind the caret is never changed by typing before it. So a digit that would push a decimal out
 * (`12.|34` and 5), or a second point, is refused: rounding or cutting would make another amount.
 */
export const insertAmount = (
  { before, inserted, after, pasted }: AmountInsertion,
  decimals: number,
): AmountEdit => {
  const fragment = pasted ? readPasted(inserted) : readTyped(inserted);
  if (fragment === undefined) {
    return { text: before + after, caret: before.length, refused: true, notice: 'ambiguous' };
  }
  const whole = before + fragment + after;
  const text = sanitizeAmount(whole, { decimals });
  const edit = { text, caret: text.length - after.length };
  const overflows = fractionLength(whole) > decimals;
  // What was cut off may look like what stood there (200|0 and a point, without decimals), so the end alone proves little.
  const cutsBehind = !text.endsWith(after) || (overflows && after !== '');
  if (cutsBehind) return { ...edit, refused: true, ...(pasted && { notice: 'decimals' }) };
  return pasted && overflows ? { ...edit, notice: 'decimals' } : edit;
};

/**
 * The field after a deletion. Zeros that a deletion leaves in front stay until the field is left: who deletes the 1
 * of `100` to type a 2 must get `200`, not `20`.
 */
export const deleteAmount = (text: string): string => (text === '.' ? '' : text);

/** What an input event did to the text, told from the text before it and the caret after it. */
export const readChange = (
  previous: string,
  raw: string,
  caret: number,
): { readonly before: string; readonly inserted: string; readonly after: string } => {
  const tail = raw.slice(caret);
  const after = previous.endsWith(tail) ? tail : '';
  const head = raw.slice(0, raw.length - after.length);
  const limit = Math.min(head.length, previous.length - after.length);
  let shared = 0;
  while (shared < limit && head[shared] === previous[shared]) shared += 1;
  return { before: head.slice(0, shared), inserted: head.slice(shared), after };
};
