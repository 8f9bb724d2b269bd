import { sanitizeAmount, toHalfWidth } from '@pavilion/format';
import { readPasted } from './read-pasted';

/** Why an edit was not taken as it stood. */
export type AmountNotice = 'amountAmbiguous' | 'amountDecimals';

/** One insertion into the field: what comes between the text on both sides of the caret or selection. */
export type AmountInsertion = readonly [before: string, inserted: string, after: string];

export interface AmountEdit {
  /** The field's text; the caret stands before `after`. None: what stood there stays. */
  readonly text?: string | undefined;
  /** What the person should be told. */
  readonly notice?: AmountNotice | undefined;
  /** A lone point shows nothing (MNY-1), yet who types `.5` means 0.5 and must not get 5. */
  readonly pointed?: boolean;
}

/**
 * The field after an insertion.
 *
 * What stands behind the caret is never changed by typing before it. So a digit that would push a decimal out
 * (`12.|34` and 5), or a second point, is refused: rounding or cutting would make another amount.
 */
export const insertAmount = (
  [before, inserted, after]: AmountInsertion,
  pasted: boolean,
  decimals: number,
): AmountEdit => {
  const fragment = pasted ? readPasted(inserted) : toHalfWidth(inserted);
  if (fragment === undefined) return { notice: 'amountAmbiguous' };
  const whole = before + fragment + after;
  const text = sanitizeAmount(whole, { decimals });
  const cut = text !== sanitizeAmount(whole, { decimals: Infinity });
  // What was cut off may look like what stood there (200|0 and a point, without decimals), so the end alone proves little.
  const refused = !text.endsWith(after) || (cut && after !== '');
  return {
    text: refused ? undefined : text,
    notice: pasted && (refused || cut) ? 'amountDecimals' : undefined,
    pointed: decimals > 0 && text === '' && whole.includes('.'),
  };
};

/**
 * What turned one text into the other, if nothing behind the caret did: the insertion of an input event, or the
 * smallest piece that has to be written.
 *
 * @param tail - what stands behind the caret.
 */
export const readChange = (previous: string, next: string, tail: string): AmountInsertion => {
  const after = previous.endsWith(tail) ? tail : '';
  const old = previous.slice(0, previous.length - after.length);
  const now = next.slice(0, next.length - after.length);
  let shared = 0;
  while (shared < old.length && old[shared] === now[shared]) shared += 1;
  return [now.slice(0, shared), now.slice(shared), after];
};
