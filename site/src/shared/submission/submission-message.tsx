import { formatAmount } from '@pavilion/format';
import { Button } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useErrorText, useNextStep } from '../errors/use-error-text';
import { useMessages } from '../messages';
import { DeferredNextStepAdvice } from '../next-steps/deferred-next-step';
import { MessageBox } from '../notice/message-box';
import type { Submission } from './submission';
import { submissionMessages } from './submission-messages';

interface SubmissionMessageProps {
  readonly submission: Submission<object, unknown>;
  /** Repeats the request of an unknown outcome. */
  readonly onRetry: () => void;
  /** Discards an unknown outcome and unlocks the form. */
  readonly onDiscard: () => void;
  /** Replaces the hint and the link of the next step, in a form that offers more than a link. */
  readonly advice?: { readonly title?: string; readonly text: string; readonly action?: ReactNode };
}

/** The state of a submission, above the button that submits. */
export const SubmissionMessage = ({ submission, onRetry, onDiscard, advice }: SubmissionMessageProps) => {
  const t = useMessages(submissionMessages);
  const errorText = useErrorText();
  const step = useNextStep(submission.status === 'editing' ? submission.error : undefined);
  switch (submission.status) {
    case 'checking':
      return <MessageBox tone="busy" title={t('checkingTitle')} text={t('checkingText')} />;
    case 'unknown': {
      const { body } = submission.request;
      const amount = 'amount' in body && typeof body.amount === 'string' ? body.amount : undefined;
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
