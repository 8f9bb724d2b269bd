import { compareAmounts } from '@pavilion/format';

/** Limits of an amount. */
export interface AmountLimits {
  /** Smallest amount, a decimal string. */
  readonly min?: string | undefined;
  /** Largest amount, a decimal string. */
  readonly max?: string | undefined;
}

/** Why an amount is outside its limits, with the limit. */
export interface AmountIssue {
  readonly reason: 'belowMin' | 'aboveMax';
  readonly limit: string;
}

/**
 * Checks an amount against its limits, exactly. An empty amount has no issue: whether it is required is up to the
 * form.
 *
 * @throws TypeError when a limit is not a decimal string.
 *
 * Requirement MNY-3.
 */
export const amountIssue = (value: string, { min, max }: AmountLimits): AmountIssue | undefined => {
  if (value && max && compareAmounts(value, max) > 0) return { reason: 'aboveMax', limit: max };
  if (value && min && compareAmounts(value, min) < 0) return { reason: 'belowMin', limit: min };
  return undefined;
};
