import { formatAmount } from '@pavilion/format';
import { Button } from '@pavilion/ui';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';
import { cashierCodes, refusedRange } from '../model/problem';
import { MessageBox } from './message-box';

interface AttemptMessageProps {
  readonly attempt: Attempt;
  readonly onAskAgain: () => void;
  readonly onGiveUp: () => void;
  readonly onShowOpenOrders: () => void;
}

/** What became of the attempt, above the button that made it; limits are told at their field instead. */
export const AttemptMessage = ({ attempt, onAskAgain, onGiveUp, onShowOpenOrders }: AttemptMessageProps) => {
  const t = useMessages(cashierMessages);
  const errorText = useErrorText();
  if (attempt.at === 'checking') {
    return <MessageBox tone="busy" title={t('checkingTitle')} text={t('checkingText')} />;
  }
  if (attempt.at === 'unknown') {
    const amount = formatAmount(attempt.intent.body.amount);
    return (
      <MessageBox tone="info" title={t('unknownTitle')} text={t('unknownText', { amount })}>
        <Button size="sm" onClick={onAskAgain}>
          {t('askAgain')}
        </Button>
        <Button size="sm" variant="text" onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      </MessageBox>
    );
  }
  if (attempt.at !== 'editing' || !attempt.problem || refusedRange(attempt.problem)) return null;
  const { problem } = attempt;
  switch (Number(problem.code)) {
    case cashierCodes.tooManyOpen:
      return (
        <MessageBox tone="danger" title={errorText(problem)} text={t('tooManyText')}>
          <Button size="sm" onClick={onShowOpenOrders}>
            {t('showOpenOrders')}
          </Button>
        </MessageBox>
      );
    case cashierCodes.channelGone:
      return <MessageBox tone="danger" title={errorText(problem)} text={t('channelGoneText')} />;
    default:
      return <MessageBox tone="danger" title={errorText(problem)} text={t('keptText')} />;
  }
};
