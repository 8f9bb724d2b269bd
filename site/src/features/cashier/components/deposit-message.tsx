import { type DepositChannel, errorCodes } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { faultsOfError } from '../../../shared/forms/problem';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';
import type { DepositBody } from '../model/deeds';
import { orderAddress } from '../model/order-address';
import { openOrderOf, refusedRange } from '../model/problem';
import { AttemptMessage } from './attempt-message';

interface DepositMessageProps {
  readonly attempt: Attempt<DepositBody, unknown>;
  readonly channel: DepositChannel;
  readonly onAskAgain: () => void;
  readonly onGiveUp: () => void;
  readonly onShowOpenOrders: () => void;
}

/** The result of an attempt. A refusal for a field or the limits is shown at the field instead. */
export const DepositMessage = ({ channel, onShowOpenOrders, ...message }: DepositMessageProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const { attempt } = message;
  const problem = attempt.at === 'editing' ? attempt.problem : undefined;
  if (problem && refusedRange(problem)) return null;
  const fieldNames = channel.fields.map(({ name }) => name);
  if (problem && Object.keys(faultsOfError(problem, fieldNames)).length > 0) return null;
  const open = problem && openOrderOf(problem);
  if (open !== undefined) {
    const way = (
      <Button as={Link} size="sm" to={orderAddress(open)}>
        {t('continuePaying')}
      </Button>
    );
    return (
      <AttemptMessage
        {...message}
        advice={{
          title: t('channelOrderOpenTitle', { channel: text(channel.name) }),
          text: t('channelOrderOpenText'),
          way,
        }}
      />
    );
  }
  switch (Number(problem?.code)) {
    case errorCodes.tooManyOpenOrders:
      return (
        <AttemptMessage
          {...message}
          advice={{
            text: t('tooManyText'),
            way: (
              <Button size="sm" onClick={onShowOpenOrders}>
                {t('showOpenOrders')}
              </Button>
            ),
          }}
        />
      );
    case errorCodes.channelUnavailable:
      return <AttemptMessage {...message} advice={{ text: t('channelGoneText') }} />;
    default:
      return <AttemptMessage {...message} />;
  }
};
