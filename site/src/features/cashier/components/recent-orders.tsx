import type { DepositOrder, DepositState } from '@pavilion/contract';
import { type BadgeTone, Card } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { orderAddress } from '../model/order-address';
import { OrderLine } from './order-line';
import { MoreLink, SideList } from './side-list';

const orderStates = {
  pending: { text: 'statePending', tone: 'warning' },
  paid: { text: 'statePaid', tone: 'success' },
  expired: { text: 'stateExpired', tone: 'neutral' },
  cancelled: { text: 'stateCancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<DepositState, { readonly text: string; readonly tone: BadgeTone }>>;

/** The latest ended orders, including those that were not paid. */
export const RecentOrders = ({ orders }: { orders: readonly DepositOrder[] }) => {
  const t = useMessages(cashierMessages);
  if (orders.length === 0) return null;
  return (
    <Card
      title={t('recentOrders')}
      padding="none"
      extra={<MoreLink to={paths.mine.record.transactions}>{t('allRecords')}</MoreLink>}
    >
      <SideList>
        {orders.map(({ id, amount, state, createdAt }) => (
          <OrderLine
            key={id}
            to={orderAddress(id)}
            amount={amount}
            at={createdAt}
            state={t(orderStates[state].text)}
            tone={orderStates[state].tone}
          />
        ))}
      </SideList>
    </Card>
  );
};
