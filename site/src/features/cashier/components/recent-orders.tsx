import type { DepositOrder } from '@pavilion/contract';
import { Card } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { orderAddress } from '../model/order-address';
import { orderStates } from '../model/order-state';
import { OrderLine } from './order-line';
import { MoreLink, SideList } from './side-list';

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
