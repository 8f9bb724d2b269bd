import type { FieldError } from '@pavilion/contract/forms';
import { type AmountLimits, amountIssue } from '@pavilion/ui';

/** Validates an amount: `required`, `below` or `above` its limits. */
export const amountError = (amount: string, limits: AmountLimits): FieldError | undefined => {
  if (amount === '') return { reason: 'required' };
  const issue = amountIssue(amount, limits);
  return issue && { reason: issue.reason === 'belowMin' ? 'below' : 'above' };
};
