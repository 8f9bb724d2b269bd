import { compareAmounts } from '@pavilion/format';

/** Amounts that are at least `min` and at most `max`, decimal texts; with one of the two or both. */
export interface AmountRange {
  min?: string;
  max?: string;
}

const amount = String.raw`(\d{1,16}(?:\.\d{1,2})?)?`;
const range = new RegExp(`^${amount}-${amount}$`);

/** Reads `100-500`, `100-` or `-500`; undefined for other texts, and if the first amount is above the second. */
export const parseAmountRange = (text: string): AmountRange | undefined => {
  const [, min, max] = range.exec(text) ?? [];
  if (!min && !max) return undefined;
  if (min && max && compareAmounts(min, max) > 0) return undefined;
  return { ...(min && { min }), ...(max && { max }) };
};

export const formatAmountRange = ({ min = '', max = '' }: AmountRange): string => `${min}-${max}`;
