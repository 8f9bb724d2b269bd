import { useDepositOrdersQuery } from '@pavilion/sdk/react';
import { Card } from '@pavilion/ui';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { OpenOrders } from './open-orders';
import { RecentOrders } from './recent-orders';
import { SideLoading } from './side-loading';

/** Ended orders listed beside the form; the transaction record has the others. */
const recentRows = 3;

interface DepositSideProps {
  /** The element id of the list of open orders, so that a link can focus it. */
  readonly openOrdersId: string;
  /** The id of the order that the page shows in full; it is left out here. */
  readonly shown: string | undefined;
}

/** The open orders and the latest ended ones. */
export const DepositSide = ({ openOrdersId, shown }: DepositSideProps) => {
  const t = useMessages(cashierMessages);
  const query = useDepositOrdersQuery({});
  const { data } = query;
  if (data) {
    const others = data.filter(({ id }) => id !== shown);
    const open = others.filter(({ state }) => state === 'pending');
    const ended = others.filter(({ state }) => state !== 'pending');
    return (
      <Stack>
        {/* Without any order it says so. */}
        {(open.length > 0 || ended.length === 0) && (
          <OpenOrders id={openOrdersId} orders={open} isBesideOne={shown !== undefined} />
        )}
        <RecentOrders orders={ended.slice(0, recentRows)} />
      </Stack>
    );
  }
  return (
    <Card title={t('openOrders')} aria-busy={!query.error}>
      <SideLoading query={query} />
    </Card>
  );
};
