import type { DepositOrder } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Card, toast, token } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '../../../shared/calendar/countdown';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { useOrder } from '../hooks/use-order';
import { cashierMessages } from '../messages/cashier-messages';
import { orderAddress } from '../model/order-address';
import { SideLink, SideList, SideNote } from './side-list';

const Row = styled(SideLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
`;

const Name = styled.span`
  display: grid;
  b { font-weight: ${token.weight.bold}; }
`;

const Go = styled.span`
  display: grid;
  justify-items: end;
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
`;

const OpenOrder = ({ order }: { order: DepositOrder }) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const state = useOrder(order.id, order).currentData?.state ?? order.state;

  const onPaid = useEffectEvent(() =>
    toast.success(t('orderCredited', { amount: formatAmount(order.amount) })),
  );
  useEffect(() => {
    if (state === 'paid') onPaid();
  }, [state]);

  if (state !== 'pending') return null;
  return (
    <li>
      <Row to={orderAddress(order.id)}>
        <PaymentMark mark={order.channel.mark} />
        <Name>
          <b>
            <Money value={order.amount} />
          </b>
          <small>{text(order.channel.name)}</small>
        </Name>
        <Go>
          {t('continuePaying')}
          <small>
            <Countdown deadline={Date.parse(order.expiresAt)} />
          </small>
        </Go>
      </Row>
    </li>
  );
};

interface OpenOrdersProps {
  readonly orders: readonly DepositOrder[];
  readonly id: string;
  /** Whether the page shows an order in full, which is not among them. */
  readonly isBesideOne: boolean;
}

/** The pending orders. They are polled here as well, so that the balance follows on every page that lists them. */
export const OpenOrders = ({ orders, id, isBesideOne }: OpenOrdersProps) => {
  const t = useMessages(cashierMessages);
  return (
    <Card title={t('openOrders')} padding="none" id={id} tabIndex={-1}>
      {orders.length === 0 ? (
        <SideNote>{t(isBesideOne ? 'openOrdersNoOther' : 'openOrdersEmpty')}</SideNote>
      ) : (
        <SideList>
          {orders.map((order) => (
            <OpenOrder key={order.id} order={order} />
          ))}
        </SideList>
      )}
    </Card>
  );
};
