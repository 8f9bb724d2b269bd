import { useTransactionRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { paths } from '../../../../routes/paths';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { LatestCard } from '../../components/latest-card';
import { SideLine } from '../../components/side-list';
import { accountsMessages } from '../messages/accounts-messages';

const rows = 5;
const all = `${paths.mine.record.transactions}?${new URLSearchParams({ kind: 'transfer' })}`;

/** The latest transfers, with the sign of the change in the main wallet. */
export const RecentTransfers = () => {
  const t = useMessages(accountsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const query = useTransactionRecordsInfiniteQuery({ kind: 'transfer', limit: rows });
  const items = query.data?.pages[0]?.items;
  return (
    <LatestCard title={t('recentTransfers')} empty={t('noTransfers')} {...{ all, items, rows, query }}>
      {({ id, title, at, amount }) => (
        <SideLine key={id}>
          <span>
            {text(title)}
            <small className="pv-num">{timeText(at, 'minute')}</small>
          </span>
          <Money value={amount} tone="movement" />
        </SideLine>
      )}
    </LatestCard>
  );
};
