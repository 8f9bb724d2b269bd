import { errorCodes } from '@pavilion/contract';
import { Button } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import type { Attempt } from '../model/attempt';
import type { DepositBody } from '../model/deeds';
import { orderAddress } from '../model/order-address';
import { openOrderOf, refusedRange } from '../model/problem';
import { AttemptMessage } from './attempt-message';

interface DepositMessageProps {
  readonly attempt: Attempt<DepositBody, unknown>;
  readonly onAskAgain: () => void;
  readonly onGiveUp: () => void;
  readonly onShowOpenOrders: () => void;
}

/** What became of a deposit that was sent; limits are told at their field instead. */
export const DepositMessage = ({ onShowOpenOrders, ...message }: DepositMessageProps) => {
  const t = useMessages(cashierMessages);
  const { attempt } = message;
  const problem = attempt.at === 'editing' ? attempt.problem : undefined;
  if (problem && refusedRange(problem)) return null;
  const open = problem && openOrderOf(problem);
  if (open !== undefined) {
    const way = (
      <Button as={Link} size="sm" to={orderAddress(open)}>
        {t('continuePaying')}
      </Button>
    );
    return <AttemptMessage {...message} advice={{ text: t('speedPayText'), way }} />;
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
