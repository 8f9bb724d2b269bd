import { toHalfWidth } from '@pavilion/format';

/** A plain number, thousands (`1,234,567.89`, `1 234 567`) or 万 (`1,0000`). */
const unambiguous = /^(\d*|\d{1,3}([, \u00a0]\d{3})+|\d{1,4}(,\d{4})+)(\.\d*)?$/;

/**
 * Text that arrives all at once (pasted, dropped) has one reading or none. What surrounds the number, a currency
 * sign or a unit, is dropped; `1.234,56`, `100-200`, `1e5` and `-5` are refused because dropping characters from
 * them would make another amount.
 */
export const readPasted = (text: string): string | undefined => {
  const core = toHalfWidth(text).match(/[-−]?[\d.,](.*[\d.,])?/s)?.[0] ?? '';
  return unambiguous.test(core) ? core.replace(/[, \u00a0]/g, '') : undefined;
};
