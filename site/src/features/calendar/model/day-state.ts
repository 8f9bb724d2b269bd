import type { SignInInfo } from '@pavilion/contract';

/** `open`: today, not signed in yet; `makeable`: missed, but can be made up for; `past`: missed, or of a visitor. */
export type DayState = 'signed' | 'madeUp' | 'open' | 'makeable' | 'past' | 'future';

/** The state of a day of the shown month. */
export const dayStateOf = ({ own, today }: SignInInfo, day: string): DayState => {
  const signed = own?.days.find((each) => each.day === day);
  if (signed) return signed.isMakeUp ? 'madeUp' : 'signed';
  if (day === today) return 'open';
  if (day > today) return 'future';
  return own?.makeUpDays.includes(day) ? 'makeable' : 'past';
};
