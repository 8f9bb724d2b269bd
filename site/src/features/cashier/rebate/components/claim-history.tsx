import { useWelfareRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { paths } from '../../../../routes/paths';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { LatestCard } from '../../components/latest-card';
import { SideLine } from '../../components/side-list';
import { rebateMessages } from '../messages/rebate-messages';

const rows = 6;
const all = `${paths.mine.record.welfare}?${new URLSearchParams({ kind: 'rebate' })}`;

/** The latest claims. */
export const ClaimHistory = () => {
  const t = useMessages(rebateMessages);
  const timeText = useTimeText();
  const query = useWelfareRecordsInfiniteQuery({ kind: 'rebate', limit: rows });
  const items = query.data?.pages[0]?.items;
  return (
    <LatestCard title={t('historyTitle')} empty={t('historyEmpty')} {...{ all, items, rows, query }}>
      {({ id, at, amount }) => (
        <SideLine key={id}>
          <small className="pv-num">{timeText(at, 'brief')}</small>
          <Money value={amount} tone="movement" />
        </SideLine>
      )}
    </LatestCard>
  );
};
