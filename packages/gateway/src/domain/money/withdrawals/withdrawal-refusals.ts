import type { LocalText, WithdrawalRefusal } from '@pavilion/contract';
import { composed, text } from '../../texts';

/** The texts of a refusal, as whole sentences. */
export interface RefusalTexts {
  readonly reason: LocalText;
  /** What the member can do next. */
  readonly nextStep: LocalText;
}

/**
 * The texts of each name in `withdrawalRefusals` of the contract. The order, the mail and the sandbox control
 * `refuse-withdrawal` derive from them. The button on the order is the row of the same name in
 * `site/src/features/cashier/withdrawal/model/refusal-view.ts`. A missing row in either table is a compile error.
 *
 * A name is never removed: ended orders refer to it. A changed text also shows in orders that were refused before.
 *
 * Tested by `npm run test:unit -- withdrawal-refusals refusal-view`.
 */
export const refusalTexts: Readonly<Record<WithdrawalRefusal, RefusalTexts>> = {
  review: {
    reason: text('审核未通过。', 'The withdrawal did not pass the review.'),
    nextStep: text('如有疑问，请联系客服。', 'Ask support if you have questions.'),
  },
  'payout-account-rejected': {
    reason: text(
      '收款机构退回了这笔款项，账户可能已停用，或号码有误。',
      'The bank or wallet returned the payment. The account may be closed, or its number wrong.',
    ),
    nextStep: text(
      '请核对收款账户，或换一个账户重新申请。',
      'Check the account or choose another one, then request again.',
    ),
  },
  'account-holder-differs': {
    reason: text(
      '收款账户的户名与实名认证的姓名不一致。',
      'The account is not in the name that was confirmed as your real name.',
    ),
    nextStep: text(
      '请绑定本人名下的账户后重新申请。',
      'Add an account in your own name, then request again.',
    ),
  },
  'stakes-not-counted': {
    reason: text(
      '部分投注不计入有效流水，流水要求尚未完成。',
      'Some stakes do not count towards the turnover, so it is not complete.',
    ),
    nextStep: text(
      '请查看流水明细，完成后重新申请。',
      'See what is left of the turnover, and request again when it is done.',
    ),
  },
};

/** The reason and the next step as one text. */
export const refusalText = (refusal: WithdrawalRefusal): LocalText => {
  const { reason, nextStep } = refusalTexts[refusal];
  return composed(text('{reason}{nextStep}', '{reason} {nextStep}'), { reason, nextStep });
};
