import type { WithdrawalOrder } from '@pavilion/contract';
import { useWithdrawalCancelMutation } from '@pavilion/sdk/react/money';
import { Button, Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { useConfirm } from '../../../../shared/dialogs/use-confirm';
import { useErrorText } from '../../../../shared/errors/use-error-text';
import { Stack } from '../../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { Link } from '../../../../shared/navigation/link';
import { useFocusOnMount } from '../../../../shared/navigation/use-focus-on-mount';
import { MessageBox } from '../../../../shared/notice/message-box';
import { PaymentMark } from '../../../../shared/payment/payment-mark';
import { helpAddress } from '../../../../shared/support/help-address';
import { isEnd } from '../../model/cashier-view';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { refusalLinks } from '../model/refusal-view';
import { WithdrawalFacts } from './withdrawal-facts';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.md}; font-weight: ${token.weight.medium}; }
  h2:focus-visible { outline-offset: 4px; }
  strong { font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.tight}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

interface WithdrawalOrderCardProps {
  readonly order: WithdrawalOrder;
  /** Whether the last request for its state failed. */
  readonly isUnreachable: boolean;
  readonly onAgain: () => void;
}

/** A withdrawal with its state and amounts, and a button to cancel it while that is possible. */
export const WithdrawalOrderCard = ({ order, isUnreachable, onAgain }: WithdrawalOrderCardProps) => {
  const ask = useConfirm();
  const t = useMessages(withdrawalMessages);
  const text = useLocalText();
  const errorText = useErrorText();
  // The heading changes when the order ends, and receives the focus again.
  const ended = isEnd(order.state);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [cancel] = useWithdrawalCancelMutation();
  const nextStep = order.refusal === null ? undefined : refusalLinks[order.refusal];

  const askToCancel = () =>
    ask({
      title: t('cancelTitle'),
      message: t('cancelText'),
      confirmText: t('cancel'),
      cancelText: t('keep'),
      danger: true,
      direction: 'center',
      onConfirm: () =>
        cancel({ id: order.id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });

  const refusal = () => {
    const reason = order.reason && text(order.reason);
    // The text of an order that was refused before there were names of refusals is complete.
    if (order.refusal === null) return reason ?? t('refusedText');
    return (
      <>
        {t('refusedText')}
        <br />
        {reason}
      </>
    );
  };

  const message = () => {
    switch (order.state) {
      case 'requested':
        return <MessageBox tone="busy" title={t('requested')} text={t('requestedText')} />;
      case 'reviewed':
        return <MessageBox tone="busy" title={t('reviewed')} text={t('reviewedText')} />;
      case 'paid':
        return <MessageBox tone="success" title={t('paidTitle')} text={t('paidText')} />;
      case 'refused':
        return (
          <MessageBox tone="danger" title={t('refusedTitle')} text={refusal()}>
            {nextStep && (
              <Button as={Link} to={nextStep.to} size="sm">
                {t(nextStep.text)}
              </Button>
            )}
            <Button as={Link} to={helpAddress('withdrawal', order.id)} size="sm">
              {t('getHelp')}
            </Button>
          </MessageBox>
        );
      case 'cancelled':
        return <MessageBox tone="info" title={t('cancelledTitle')} text={t('cancelledText')} />;
    }
  };

  return (
    <Card padding="lg">
      <Stack style={{ gap: token.space[5] }}>
        <Head>
          <PaymentMark mark={order.payoutAccount.mark} size={56} />
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {t(order.state)}
            </h2>
            <strong>
              <Money value={order.amount} />
            </strong>
          </div>
        </Head>
        {message()}
        <WithdrawalFacts order={order} />
        <p role="status">{isUnreachable && !ended && t('pollFailed')}</p>
        <Foot>
          {order.cancellable && (
            <Button variant="ghost" onClick={askToCancel}>
              {t('cancel')}
            </Button>
          )}
          {ended && (
            <>
              <Button variant="primary" onClick={onAgain}>
                {t('again')}
              </Button>
              <Button as={Link} to={paths.mine.finance.wallet}>
                {t('toWallet')}
              </Button>
            </>
          )}
        </Foot>
      </Stack>
    </Card>
  );
};
