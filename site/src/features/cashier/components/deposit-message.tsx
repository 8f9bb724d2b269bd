import { type DepositChannel, errorCodes } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { useNextStep } from '../../../shared/errors/use-error-text';
import { fieldErrorsOf } from '../../../shared/forms/form-errors';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { Submission } from '../../../shared/submission/submission';
import { SubmissionMessage } from '../../../shared/submission/submission-message';
import { cashierMessages } from '../messages/cashier-messages';
import { openOrderOf, reachedLimit, refusedRange } from '../model/cashier-errors';
import type { DepositBody } from '../model/operations';
import { orderAddress } from '../model/order-address';

interface DepositMessageProps {
  readonly submission: Submission<DepositBody, unknown>;
  readonly channel: DepositChannel;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onShowOpenOrders: () => void;
}

/** The state of a deposit’s submission. A rejection for a field or the limits is shown at the field instead. */
export const DepositMessage = ({ channel, onShowOpenOrders, ...message }: DepositMessageProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const { submission } = message;
  const error = submission.status === 'editing' ? submission.error : undefined;
  const step = useNextStep(error);
  if (error && (refusedRange(error) || reachedLimit(error))) return null;
  const fieldNames = channel.fields.map(({ name }) => name);
  if (error && Object.keys(fieldErrorsOf(error, fieldNames)).length > 0) return null;
  if (!error || step !== 'pay-open-order') return <SubmissionMessage {...message} />;
  const open = openOrderOf(error);
  if (open === undefined) {
    const action = (
      <Button size="sm" onClick={onShowOpenOrders}>
        {t('showOpenOrders')}
      </Button>
    );
    return <SubmissionMessage {...message} advice={{ text: t('tooManyText'), action }} />;
  }
  const action = (
    <Button as={Link} size="sm" to={orderAddress(open)}>
      {t('continuePaying')}
    </Button>
  );
  // The text of the catalogue names speed pay, but every channel may limit its open orders.
  const title = Number(error.code) === errorCodes.speedPay && {
    title: t('channelOrderOpenTitle', { channel: text(channel.name) }),
  };
  return <SubmissionMessage {...message} advice={{ ...title, text: t('channelOrderOpenText'), action }} />;
};
