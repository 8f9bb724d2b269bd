import type { DateRange } from '@pavilion/ui';
import { isDay } from './calendar';

/** Two days that a selection can be made of. */
export const isRange = ({ from, to }: DateRange): boolean => isDay(from) && isDay(to) && from <= to;

/**
 * What the date fields show while a date is being typed and is no day yet. The picker brings the other end along when
 * two ends cross; a half-typed year crosses by accident, so the end that was not typed stays.
 */
export const rangeBeingTyped = (shown: DateRange, next: DateRange): DateRange =>
  next.from !== shown.from && next.to !== shown.to ? { from: shown.from, to: next.to } : next;
