/** Year, month, day as people write them: `2026-02-01`, `2026/2/1`, `2026.2.1`, `20260201`, `2026年2月1日`. */
const written = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

const isReal = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

/**
 * The ISO date that a text means; undefined while it is not yet, or never, a day. Full-width digits count. A year has
 * four digits from 1000 on, so a year that is being typed is none.
 */
export const readDay = (text: string): string | undefined => {
  const match = written.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const [, year, month = match[4], day = match[5]] = match;
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return iso >= '1000' && isReal(iso) ? iso : undefined;
};

/** Whether a text has all its digits, so that no more typing could turn it into another day. */
export const isComplete = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim();
  return /^\d{8}$|^\d{4}[-/.]\d{2}[-/.]\d{2}$|日$/.test(plain);
};
