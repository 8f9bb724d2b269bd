import { type LimitUnit, limitDefinitions, limitSpanTexts } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import type { ReachedLimit } from '../model/cashier-errors';

/** By the unit of a limit. Orders take no time, so none of these limits is in minutes. */
const unitTexts = {
  money: { left: 'limitLeft', reached: 'limitReached' },
  count: { left: 'limitTimesLeft', reached: 'limitTimesReached' },
} as const satisfies Partial<Record<LimitUnit, object>>;

/** Two texts about a limit on deposits, in its unit: what is left of it, and that a deposit would exceed it. */
export const useDepositLimitTexts = () => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const wordsOf = ({ kind, span, left }: Omit<ReachedLimit, 'limit'>) => {
    const unit = limitDefinitions[kind].unit as keyof typeof unitTexts;
    const amount = unit === 'money' ? formatAmount : String;
    return {
      ...unitTexts[unit],
      amount,
      values: { span: text(limitSpanTexts[span].running), left: amount(left) },
    };
  };
  return {
    leftText: (limit: Omit<ReachedLimit, 'limit'>) => {
      const { left, values } = wordsOf(limit);
      return t(left, values);
    },
    reachedText: (limit: ReachedLimit) => {
      const { reached, amount, values } = wordsOf(limit);
      const each = text(limitSpanTexts[limit.span].each);
      return t(reached, { ...values, each, amount: amount(limit.limit) });
    },
  };
};
