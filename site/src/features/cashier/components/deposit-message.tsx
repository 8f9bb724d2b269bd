import { type DepositChannel, errorCodes } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { fieldErrorsOf } from '../../../shared/forms/form-errors';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import { openOrderOf, refusedRange } from '../model/cashier-errors';
import type { DepositBody } from '../model/operations';
import { orderAddress } from '../model/order-address';
import type { Submission } from '../model/submission';
import { SubmissionMessage } from './submission-message';

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
  if (error && refusedRange(error)) return null;
  const fieldNames = channel.fields.map(({ name }) => name);
  if (error && Object.keys(fieldErrorsOf(error, fieldNames)).length > 0) return null;
  const open = error && openOrderOf(error);
  if (open !== undefined) {
    const action = (
      <Button as={Link} size="sm" to={orderAddress(open)}>
        {t('continuePaying')}
      </Button>
    );
    return (
      <SubmissionMessage
        {...message}
        advice={{
          title: t('channelOrderOpenTitle', { channel: text(channel.name) }),
          text: t('channelOrderOpenText'),
          action,
        }}
      />
    );
  }
  switch (Number(error?.code)) {
    case errorCodes.tooManyOpenOrders:
      return (
        <SubmissionMessage
          {...message}
          advice={{
            text: t('tooManyText'),
            action: (
              <Button size="sm" onClick={onShowOpenOrders}>
                {t('showOpenOrders')}
              </Button>
            ),
          }}
        />
      );
    case errorCodes.channelUnavailable:
      return <SubmissionMessage {...message} advice={{ text: t('channelGoneText') }} />;
    default:
      return <SubmissionMessage {...message} />;
  }
};
