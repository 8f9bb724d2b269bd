import { sanitizeAmount, toHalfWidth } from '@pavilion/format';
import { readPasted } from './read-pasted';

/** Why an edit was not taken as it stood. */
export type AmountNotice = 'amountAmbiguous' | 'amountDecimals';

export interface AmountEdit {
  /** The field's text; the caret stands before `after`. None: what stood there stays. */
  readonly text?: string | undefined;
  /** What the person should be told. */
  readonly notice?: AmountNotice | undefined;
  /** A lone point shows nothing (MNY-1), yet who types `.5` means 0.5 and must not get 5. */
  readonly pointed?: boolean;
}

/**
 * The field after an insertion between what stands before and after the caret or selection.
 *
 * What stands behind the caret is never changed by typing before it. So a digit that would push a decimal out
 * (`12.|34` and 5), or a second point, is refused: rounding or cutting would make another amount.
 */
export const insertAmount = (
  before: string,
  inserted: string,
  after: string,
  pasted: boolean,
  decimals: number,
): AmountEdit => {
  const fragment = pasted ? readPasted(inserted) : inserted;
  if (fragment === undefined) return { notice: 'amountAmbiguous' };
  const whole = toHalfWidth(before + fragment + after);
  const text = sanitizeAmount(whole, { decimals });
  const cut = text !== sanitizeAmount(whole, { decimals: Infinity });
  // What was cut off may look like what stood there (200|0 and a point, without decimals), so the end alone proves little.
  const refused = !text.endsWith(after) || (cut && after);
  return {
    text: refused ? undefined : text,
    notice: pasted && (refused || cut) ? 'amountDecimals' : undefined,
    pointed: !text && decimals > 0 && whole.includes('.'),
  };
};
