import type { WithdrawalOrder } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useWithdrawalOrdersQuery } from '@pavilion/sdk/react/money';
import { Amount, Badge, Card, ErrorFallback, Skeleton, toast, token } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import { SideList, SideNote } from '../../../../shared/layout/side-list';
import { Stack } from '../../../../shared/layout/stack';
import { useLocale, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { cashierMessages } from '../../messages/cashier-messages';
import { isEnd } from '../../model/cashier-view';
import { withdrawalAddress } from '../../model/order-address';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { withdrawalTones } from '../model/withdrawal-state';

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

const OrderRow = ({ order }: { order: WithdrawalOrder }) => {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLocale();
  return (
    <li>
      <Row to={withdrawalAddress(order.id)}>
        <span>
          <Amount value={order.amount} currency="¥" />
          <small className="pv-num">{formatMoment(order.requestedAt, locale, 'brief')}</small>
        </span>
        <Badge tone={withdrawalTones[order.state]}>{t(order.state)}</Badge>
      </Row>
    </li>
  );
};

/** One that is under way is watched here too, so that its end is heard wherever the person looks. */
const OpenRow = ({ order }: { order: WithdrawalOrder }) => {
  const t = useMessages(withdrawalMessages);
  const shown = useWithdrawal(order.id, order).currentData ?? order;
  const onPaid = useEffectEvent(() => toast.success(t('paidToast', { amount: formatAmount(order.amount) })));
  useEffect(() => {
    if (shown.state === 'paid') onPaid();
  }, [shown.state]);
  return <OrderRow order={shown} />;
};

/** Ended ones that stand beside the form; the record has the rest. */
const recentRows = 4;
const all = `${paths.mine.record.transactions}?${new URLSearchParams({ kind: 'withdrawal' })}`;

/** Withdrawals under way, and the latest ended ones. `shown` is shown large already. */
export const WithdrawalLists = ({ shown }: { shown: string | undefined }) => {
  const t = useMessages(withdrawalMessages);
  const shared = useMessages(cashierMessages);
  const { data, error, refetch, isFetching } = useWithdrawalOrdersQuery({});
  if (!data) {
    return (
      <Card title={t('openOrders')} aria-busy={!error}>
        {error ? (
          <ErrorFallback compact title={shared('loadFailed')} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton lines={3} />
        )}
      </Card>
    );
  }
  const others = data.filter(({ id }) => id !== shown);
  const open = others.filter(({ state }) => !isEnd(state));
  const ended = others.filter(({ state }) => isEnd(state)).slice(0, recentRows);
  return (
    <Stack>
      <Card title={t('openOrders')} padding="none">
        {open.length === 0 ? (
          <SideNote>{t('openOrdersEmpty')}</SideNote>
        ) : (
          <SideList>
            {open.map((order) => (
              <OpenRow key={order.id} order={order} />
            ))}
          </SideList>
        )}
      </Card>
      {ended.length > 0 && (
        <Card title={t('recentOrders')} padding="none" extra={<More to={all}>{t('allRecords')}</More>}>
          <SideList>
            {ended.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </SideList>
        </Card>
      )}
    </Stack>
  );
};
