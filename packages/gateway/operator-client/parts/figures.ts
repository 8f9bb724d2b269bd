import type { OperatorResponse } from '../../src/operator/contract';
import { moneyText } from './money';

type FigureUnit = OperatorResponse<'dailyFigures'>['items'][number]['unit'];

/** The value of a figure as text. */
export const figureText: Readonly<Record<FigureUnit, (value: string) => string>> = {
  members: (value) => value,
  money: moneyText,
};

/** Month and day for an axis: `2026-01-31` gives `1/31`. */
export const shortDay = (day: string): string => day.slice(5).replace(/^0/, '').replace(/-0?/, '/');
