import { text } from '../../../domain/texts';

/** The twelve signs in the order of the years; 2020 was a year of the rat. */
export const signs = [
  { id: 'rat', name: text('鼠', 'Rat') },
  { id: 'ox', name: text('牛', 'Ox') },
  { id: 'tiger', name: text('虎', 'Tiger') },
  { id: 'rabbit', name: text('兔', 'Rabbit') },
  { id: 'dragon', name: text('龙', 'Dragon') },
  { id: 'snake', name: text('蛇', 'Snake') },
  { id: 'horse', name: text('马', 'Horse') },
  { id: 'goat', name: text('羊', 'Goat') },
  { id: 'monkey', name: text('猴', 'Monkey') },
  { id: 'rooster', name: text('鸡', 'Rooster') },
  { id: 'dog', name: text('狗', 'Dog') },
  { id: 'pig', name: text('猪', 'Pig') },
] as const;

const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });

/** The Gregorian year in which the lunar year of a moment begins, for example 2026 from 2026-02-17 on. */
export const lunarYear = (at: Date): number =>
  Number(calendar.formatToParts(at).find((part) => (part.type as string) === 'relatedYear')!.value);

/** The index of a number's sign: 1 has the sign of the lunar year, and each next number the sign of the year before. */
export const signOf = (number: number, year: number): number => (((year - 3 - number) % 12) + 12) % 12;
