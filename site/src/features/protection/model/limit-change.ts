import { limitDefinitions, limitUnits, type PlayLimit } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import type { FieldErrors } from '../../../shared/forms/form-errors';

/** The greatest limit of a kind. */
export const greatestLimit = (kind: PlayLimit['kind']): string =>
  limitUnits[limitDefinitions[kind].unit].greatest;

/** The values of the form that changes a limit. */
export interface LimitValues {
  /** Decimal text; `''` for none. */
  readonly amount: string;
  readonly isOff: boolean;
}

export const validateLimit =
  (kind: PlayLimit['kind']) =>
  ({ amount, isOff }: LimitValues): FieldErrors<'amount'> => {
    if (isOff) return {};
    if (amount === '') return { amount: { reason: 'required' } };
    if (compareAmounts(amount, '0') <= 0) return { amount: { reason: 'below' } };
    const limit = greatestLimit(kind);
    return compareAmounts(amount, limit) > 0 ? { amount: { reason: 'above', limit } } : {};
  };

/**
 * What saving does: `lower` is in force at once, `higher` waits; `unknown` before there is an amount. The gateway compares
 * with the member's own limit, not with the brand's.
 */
export type LimitEffect = 'unknown' | 'lower' | 'higher' | 'same';

export const effectOf = (current: PlayLimit['amount'], { amount, isOff }: LimitValues): LimitEffect => {
  if (isOff) return current === null ? 'same' : 'higher';
  if (amount === '') return 'unknown';
  if (current === null) return 'lower';
  const order = compareAmounts(amount, current);
  if (order === 0) return 'same';
  return order < 0 ? 'lower' : 'higher';
};

/** Whether a new amount is used up already in the running span; one of a limit on each stake never is. */
export const isUsedUp = (used: PlayLimit['used'], { amount, isOff }: LimitValues): boolean =>
  used !== null && !isOff && amount !== '' && compareAmounts(used, amount) >= 0;

/** The part of a limit that is used, from 0 to 1; winnings count as nothing. */
export const usedShare = ({ used, inForce }: Pick<PlayLimit, 'used' | 'inForce'>): number =>
  inForce === null || used === null ? 0 : Math.min(1, Math.max(0, Number(used) / Number(inForce)));
