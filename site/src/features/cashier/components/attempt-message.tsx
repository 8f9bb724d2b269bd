import { formatAmount } from '@pavilion/format';
import { Button } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { MessageBox } from '../../../shared/notice/message-box';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';

interface AttemptMessageProps {
  readonly attempt: Attempt<{ readonly amount?: string }, unknown>;
  readonly onAskAgain: () => void;
  readonly onGiveUp: () => void;
  /** Text and actions for a refusal; the title replaces the wording of its code. */
  readonly advice?: { readonly title?: string; readonly text: string; readonly way?: ReactNode };
}

/** What became of the attempt, above the button that made it. */
export const AttemptMessage = ({ attempt, onAskAgain, onGiveUp, advice }: AttemptMessageProps) => {
  const t = useMessages(cashierMessages);
  const errorText = useErrorText();
  switch (attempt.at) {
    case 'checking':
      return <MessageBox tone="busy" title={t('checkingTitle')} text={t('checkingText')} />;
    case 'unknown': {
      const { amount } = attempt.intent.body;
      return (
        <MessageBox
          tone="info"
          title={attempt.problem ? errorText(attempt.problem) : t('unknownTitle')}
          text={
            amount === undefined ? t('unknownTextBare') : t('unknownText', { amount: formatAmount(amount) })
          }
        >
          <Button size="sm" onClick={onAskAgain}>
            {t('askAgain')}
          </Button>
          <Button size="sm" variant="text" onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
        </MessageBox>
      );
    }
    case 'editing':
      return attempt.problem ? (
        <MessageBox
          tone="danger"
          title={advice?.title ?? errorText(attempt.problem)}
          text={advice?.text ?? t('keptText')}
        >
          {advice?.way}
        </MessageBox>
      ) : null;
    default:
      return null;
  }
};
