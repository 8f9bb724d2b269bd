import { formatAmount } from '@pavilion/format';
import { Button } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useErrorText, useNextStep } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { DeferredNextStepAdvice } from '../../../shared/next-steps/deferred-next-step';
import { MessageBox } from '../../../shared/notice/message-box';
import { cashierMessages } from '../messages/cashier-messages';
import type { Submission } from '../model/submission';

interface SubmissionMessageProps {
  readonly submission: Submission<{ readonly amount?: string }, unknown>;
  /** Repeats the request of an unknown outcome. */
  readonly onRetry: () => void;
  /** Discards an unknown outcome and unlocks the form. */
  readonly onDiscard: () => void;
  /** Replaces the hint and the link of the next step, in a form that offers more than a link. */
  readonly advice?: { readonly title?: string; readonly text: string; readonly action?: ReactNode };
}

/** The state of a submission, above the button that submits. */
export const SubmissionMessage = ({ submission, onRetry, onDiscard, advice }: SubmissionMessageProps) => {
  const t = useMessages(cashierMessages);
  const errorText = useErrorText();
  const step = useNextStep(submission.status === 'editing' ? submission.error : undefined);
  switch (submission.status) {
    case 'checking':
      return <MessageBox tone="busy" title={t('checkingTitle')} text={t('checkingText')} />;
    case 'unknown': {
      const { amount } = submission.request.body;
      return (
        <MessageBox
          tone="info"
          title={submission.error ? errorText(submission.error) : t('unknownTitle')}
          text={
            amount === undefined ? t('unknownTextBare') : t('unknownText', { amount: formatAmount(amount) })
          }
        >
          <Button size="sm" onClick={() => onRetry()}>
            {t('askAgain')}
          </Button>
          <Button size="sm" variant="text" onClick={() => onDiscard()}>
            {t('giveUp')}
          </Button>
        </MessageBox>
      );
    }
    case 'editing':
      return submission.error ? (
        <MessageBox
          tone="danger"
          title={advice?.title ?? errorText(submission.error)}
          text={
            advice?.text ?? (
              <DeferredNextStepAdvice step={step} data={submission.error.data} fallback={t('keptText')} />
            )
          }
        >
          {advice?.action}
        </MessageBox>
      ) : null;
    default:
      return null;
  }
};
