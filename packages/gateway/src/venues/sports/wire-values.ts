import { priceText, type SuspensionReason } from '@pavilion/contract/sports';
import { type KnownEvent, parseCursor } from '@pavilion/contract/sports-wire';
import { fieldError } from '../../business-error';

/** A price in thousandths as a number: 1950 is 1.95. */
export const oddsOf = (thousandths: number): number => Number(priceText(thousandths));

/** A price as a number in thousandths. Its text has at most three decimals. */
export const thousandthsOf = (odds: number): number => {
  const [whole, decimals = ''] = String(odds).split('.');
  return Number(`${whole}${decimals.padEnd(3, '0')}`);
};

/** Decimal text as a number of JSON. Amounts have at most 15 digits, which a number keeps. */
export const amountOf = (text: string): number => Number(text);

/** Amounts of a request as text. */
export const amountText = (amount: number): string => String(amount);

export const quartersToNumber = (q: number): number => q / 4;

const lasting: readonly (SuspensionReason | undefined)[] = ['operator', 'interrupted', undefined];

/** Whether a suspension lasts for a moment of play, for which the providers have a status of its own. */
export const isMomentary = (reason: SuspensionReason | undefined): boolean => !lasting.includes(reason);

/** @throws BusinessError 10003 for text of another form. */
export const readCursor = (text: string): KnownEvent[] => {
  const known = parseCursor(text);
  if (!known) throw fieldError({ field: 'body', reason: 'format' });
  return known;
};
