import type { DepositOrder } from '@pavilion/contract';
import { Amount, Badge, Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { formatMoment } from '../../../shared/calendar/moment';
import { SideList } from '../../../shared/layout/side-list';
import { useLocale, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { cashierMessages } from '../messages/cashier-messages';
import { orderAddress } from '../model/order-address';
import { orderStates } from '../model/order-state';

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  color: ${token.color.ink};
  > span:first-child { display: grid; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  &:hover { background: ${token.color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
`;

const More = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
`;

/** What became of the latest orders, the refused ones too. */
export const RecentOrders = ({ orders }: { orders: readonly DepositOrder[] }) => {
  const t = useMessages(cashierMessages);
  const { locale } = useLocale();
  if (orders.length === 0) return null;
  return (
    <Card
      title={t('recentOrders')}
      padding="none"
      extra={<More to={paths.mine.record.transactions}>{t('allRecords')}</More>}
    >
      <SideList>
        {orders.map(({ id, amount, state, createdAt }) => (
          <li key={id}>
            <Row to={orderAddress(id)}>
              <span>
                <Amount value={amount} currency="¥" />
                <small className="pv-num">{formatMoment(createdAt, locale, 'brief')}</small>
              </span>
              <Badge tone={orderStates[state].tone}>{t(orderStates[state].text)}</Badge>
            </Row>
          </li>
        ))}
      </SideList>
    </Card>
  );
};
