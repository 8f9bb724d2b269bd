import { type AmountLimits, amountIssue } from '@pavilion/ui';

/** Why an amount cannot be submitted. */
export type AmountReason = 'required' | 'below' | 'above';

/** The message of each reason in the forms of deposits, which have it under these names. */
export const amountTexts = {
  required: 'amountRequired',
  below: 'amountBelow',
  above: 'amountAbove',
} as const satisfies Readonly<Record<AmountReason, string>>;

/** Validates an amount. */
export const amountError = (
  amount: string,
  limits: AmountLimits,
): { readonly reason: AmountReason } | undefined => {
  if (amount === '') return { reason: 'required' };
  const issue = amountIssue(amount, limits);
  return issue && { reason: issue.reason === 'belowMin' ? 'below' : 'above' };
};
