import type { DateRange } from '@pavilion/ui';
import { isDay } from './calendar';

/** Whether both days are valid and in order. */
export const isRange = ({ from, to }: DateRange): boolean => isDay(from) && isDay(to) && from <= to;
