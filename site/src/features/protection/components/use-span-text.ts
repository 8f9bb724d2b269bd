import type { Span } from '../../../shared/calendar/span';
import { useMessages } from '../../../shared/messages';
import { protectionMessages } from '../messages/protection-messages';

const keys = {
  hours: 'spanHours',
  days: 'spanDays',
  weeks: 'spanWeeks',
  months: 'spanMonths',
  years: 'spanYears',
} as const;

/** Says how long a closure lasts. */
export const useSpanText = () => {
  const t = useMessages(protectionMessages);
  return ({ unit, count }: Span): string => t(keys[unit], { count });
};
