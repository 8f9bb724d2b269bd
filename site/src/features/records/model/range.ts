import type { DateRange } from '@pavilion/ui';
import { isDay } from './calendar';

/** Two days that a selection can be made of. */
export const isRange = ({ from, to }: DateRange): boolean => isDay(from) && isDay(to) && from <= to;
