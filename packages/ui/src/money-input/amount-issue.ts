import { compareAmounts } from '@pavilion/format';

/** Between which amounts a field takes one. */
export interface AmountLimits {
  /** Smallest amount, a decimal string. */
  readonly min?: string | undefined;
  /** Largest amount, a decimal string. */
  readonly max?: string | undefined;
}

/** What is wrong with an amount, and the limit that it breaks. */
export interface AmountIssue {
  readonly fault: 'belowMin' | 'aboveMax';
  readonly limit: string;
}

/**
 * Checks an amount against its limits, exactly. An empty amount has no issue: whether one is required is the
 * form's question.
 *
 * @throws TypeError when a limit is not a decimal string.
 *
 * Source: requirement MNY-3 (ours).
 */
export const amountIssue = (value: string, { min, max }: AmountLimits): AmountIssue | undefined => {
  if (!value) return undefined;
  if (max && compareAmounts(value, max) > 0) return { fault: 'aboveMax', limit: max };
  if (min && compareAmounts(value, min) < 0) return { fault: 'belowMin', limit: min };
  return undefined;
};
