import type { PromotionRule } from '@pavilion/contract';
import { parseMinor } from '@pavilion/format';

/** The amount that a deposit is matched with, in minor units: rounded down, and at most the rule's maximum. */
export const matchOf = (
  { percent, max }: Extract<PromotionRule, { type: 'deposit-match' }>,
  deposit: bigint,
): bigint => {
  const share = (deposit * BigInt(percent)) / 100n;
  const most = parseMinor(max);
  return share < most ? share : most;
};

/** The most that one participation pays, in minor units. It is reserved while the participation runs. */
export const mostOf = (rule: PromotionRule): bigint => {
  switch (rule.type) {
    case 'deposit-match':
      return parseMinor(rule.max);
    case 'turnover-steps':
      return rule.steps.reduce((sum, { amount }) => sum + parseMinor(amount), 0n);
    case 'first-real-name':
    case 'manual':
      return parseMinor(rule.amount);
  }
};
