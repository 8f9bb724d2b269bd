import { toHalfWidth } from '@pavilion/format';
import { CallError } from '../api';

const plain = /^-?(0|[1-9]\d*)(\.\d{1,2})?$/;
/** Thousands as spreadsheets and pages write them: 1,234.50 and 1 234.50. Not 1,50, which can be one and a half. */
const separated = /^-?[1-9]\d{0,2}([, '’\u00a0\u202f]\d{3})+(\.\d{1,2})?$/;

/**
 * The amount that was typed or pasted into a text field, with its sign: without separators of thousands, in ASCII.
 *
 * @throws CallError amount-form for a text that is no amount, or could be several.
 */
export const signedAmount = (typed: unknown): string => {
  const text = toHalfWidth(String(typed)).trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  if (plain.test(text)) return text;
  if (separated.test(text)) return text.replace(/[^\d.-]/g, '');
  throw new CallError(0, 'amount-form', null);
};
