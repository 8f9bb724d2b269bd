import type { DepositOrder } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useDepositCancelMutation } from '@pavilion/sdk/react';
import { Button, Card, InfoIcon, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '../../../shared/calendar/countdown';
import { useDue } from '../../../shared/calendar/use-due';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { OrderFacts } from './order-facts';
import { OrderHead } from './order-head';
import { PayeeCode } from './payee-code';
import { PayeeList } from './payee-list';

const TimeLeft = styled.div`
  display: grid;
  justify-items: end;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  time { color: ${token.color.accentText}; font-size: ${token.text.h3}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.snug}; }
`;

const Pay = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${token.space[5]};
  > :first-child { flex: 1 1 360px; min-width: 0; }
`;

const SubTitle = styled.h3`
  font-size: ${token.text.md};
`;

const StepsToPay = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  padding-left: 1.4em;
  list-style: decimal;
  color: ${token.color.inkMuted};
  li::marker { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

const SandboxNote = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  color: ${token.color.info};
  font-size: ${token.text.sm};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.line};
  > dl { flex: 1 1 320px; }
`;

interface OrderPendingProps {
  readonly order: DepositOrder;
  /** Whether the last request for its state failed. */
  readonly isUnreachable: boolean;
  /** Called when the time to pay has ended. */
  readonly onDue: () => void;
}

/** A pending order: the time left, the payee, and the steps to pay. */
export const OrderPending = ({ order, isUnreachable, onDue }: OrderPendingProps) => {
  const ask = useConfirm();
  const t = useMessages(cashierMessages);
  const errorText = useErrorText();
  const [cancel] = useDepositCancelMutation();
  const [isDue, setDue] = useState(false);
  useDue(Date.parse(order.expiresAt), onDue);
  const amount = formatAmount(order.amount);

  const confirmCancel = () =>
    ask({
      title: t('cancelTitle'),
      message: t('cancelText'),
      confirmText: t('cancelOrder'),
      cancelText: t('keepOrder'),
      danger: true,
      direction: 'center',
      onConfirm: () =>
        cancel({ id: order.id })
          .unwrap()
          .catch((thrown) => {
            throw new Error(errorText(thrown));
          }),
    });

  return (
    <Card padding="lg">
      <Stack style={{ gap: token.space[5] }}>
        <OrderHead order={order} title={t('pendingTitle')}>
          <TimeLeft>
            {t('remaining')}
            <Countdown deadline={Date.parse(order.expiresAt)} onEnd={() => setDue(true)} />
          </TimeLeft>
        </OrderHead>
        <SandboxNote>
          <InfoIcon size={18} />
          {isDue ? t('due') : t('sandboxPayer')}
        </SandboxNote>
        <Pay>
          <Stack>
            {order.payee.length === 0 ? (
              <p>{t('todoNothing')}</p>
            ) : (
              <>
                <SubTitle>{t('payeeTitle')}</SubTitle>
                <PayeeList payee={order.payee} />
                <SubTitle>{t('todoTitle')}</SubTitle>
                <StepsToPay>
                  <li>{t(order.qrCode === null ? 'todoCopy' : 'todoScan', { amount })}</li>
                  <li>{t('todoReference')}</li>
                  <li>{t('todoWait')}</li>
                </StepsToPay>
              </>
            )}
          </Stack>
          {order.qrCode !== null && <PayeeCode value={order.qrCode} />}
        </Pay>
        <p role="status">{isUnreachable && t('pollFailed')}</p>
        <Foot>
          <OrderFacts order={order} />
          <Button variant="ghost" onClick={confirmCancel}>
            {t('cancelOrder')}
          </Button>
        </Foot>
      </Stack>
    </Card>
  );
};
