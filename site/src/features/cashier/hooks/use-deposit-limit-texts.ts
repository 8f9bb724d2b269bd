import { type LimitSpan, limitSpanTexts } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import type { ReachedLimit } from '../model/cashier-errors';

/** What is left of a deposit limit, and that a deposit would exceed it. */
export const useDepositLimitTexts = () => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  return {
    leftText: ({ span, left }: { readonly span: LimitSpan; readonly left: string }) =>
      t('limitLeft', { span: text(limitSpanTexts[span].running), left: formatAmount(left) }),
    reachedText: ({ span, limit, left }: ReachedLimit) =>
      t('limitReached', {
        each: text(limitSpanTexts[span].each),
        span: text(limitSpanTexts[span].running),
        amount: formatAmount(limit),
        left: formatAmount(left),
      }),
  };
};
