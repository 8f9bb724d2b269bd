/** Common notations of a date: `2026-02-01`, `2026/2/1`, `2026.2.1`, `20260201`, `2026年2月1日`. */
const written = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

const isReal = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

/**
 * Parses a date into ISO format; undefined if the text is incomplete or no date. Accepts full-width digits. A year has
 * four digits from 1000 on, so that a partly typed year is no date.
 */
export const parseDay = (text: string): string | undefined => {
  const match = written.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const [, year, month = match[4], day = match[5]] = match;
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return iso >= '1000' && isReal(iso) ? iso : undefined;
};

/** Whether a text has all its digits, so that further typing cannot turn it into another day. */
export const isComplete = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim();
  return /^\d{8}$|^\d{4}[-/.]\d{2}[-/.]\d{2}$|日$/.test(plain);
};
