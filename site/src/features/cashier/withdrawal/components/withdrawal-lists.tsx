import type { WithdrawalOrder, WithdrawalState } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useWithdrawalOrdersQuery } from '@pavilion/sdk/react/money';
import { type BadgeTone, Card, toast } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../../routes/paths';
import { Stack } from '../../../../shared/layout/stack';
import { useMessages } from '../../../../shared/messages';
import { OrderLine } from '../../components/order-line';
import { MoreLink, SideList, SideNote } from '../../components/side-list';
import { SideLoading } from '../../components/side-loading';
import { cashierMessages } from '../../messages/cashier-messages';
import { isEnd } from '../../model/cashier-view';
import { withdrawalAddress } from '../../model/order-address';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { type WithdrawalText, withdrawalMessages } from '../messages/withdrawal-messages';

const states = {
  requested: { text: 'requested', tone: 'warning' },
  reviewed: { text: 'reviewed', tone: 'info' },
  paid: { text: 'paid', tone: 'success' },
  refused: { text: 'refused', tone: 'danger' },
  cancelled: { text: 'cancelled', tone: 'neutral' },
} as const satisfies Readonly<
  Record<WithdrawalState, { readonly text: WithdrawalText; readonly tone: BadgeTone }>
>;

const OrderRow = ({ order: { id, amount, requestedAt, state } }: { order: WithdrawalOrder }) => {
  const t = useMessages(withdrawalMessages);
  return (
    <OrderLine
      to={withdrawalAddress(id)}
      amount={amount}
      at={requestedAt}
      state={t(states[state].text)}
      tone={states[state].tone}
    />
  );
};

/** A withdrawal in progress. It is polled here too, so that its payment shows a toast whatever the page shows. */
const OpenRow = ({ order }: { order: WithdrawalOrder }) => {
  const t = useMessages(withdrawalMessages);
  const shown = useWithdrawal(order.id, order).currentData ?? order;
  const onPaid = useEffectEvent(() => toast.success(t('paidToast', { amount: formatAmount(order.amount) })));
  useEffect(() => {
    if (shown.state === 'paid') onPaid();
  }, [shown.state]);
  return <OrderRow order={shown} />;
};

/** The number of ended withdrawals beside the form. */
const recentRows = 4;
const all = `${paths.mine.record.transactions}?${new URLSearchParams({ kind: 'withdrawal' })}`;

/** Withdrawals in progress and the latest ended ones, without `shown`, which the page shows as a card. */
export const WithdrawalLists = ({ shown }: { shown: string | undefined }) => {
  const t = useMessages(withdrawalMessages);
  const shared = useMessages(cashierMessages);
  const query = useWithdrawalOrdersQuery({});
  const { data } = query;
  if (!data) {
    return (
      <Card title={t('openOrders')} aria-busy={!query.error}>
        <SideLoading query={query} />
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
        <Card
          title={t('recentOrders')}
          padding="none"
          extra={<MoreLink to={all}>{shared('allRecords')}</MoreLink>}
        >
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
