import { useWelfareRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import { useLocale, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { LatestCard } from '../../components/latest-card';
import { SideLine } from '../../components/side-list';
import { rebateMessages } from '../messages/rebate-messages';

const rows = 6;
const all = `${paths.mine.record.welfare}?${new URLSearchParams({ kind: 'rebate' })}`;

/** The latest claims. */
export const ClaimHistory = () => {
  const t = useMessages(rebateMessages);
  const { locale } = useLocale();
  const query = useWelfareRecordsInfiniteQuery({ kind: 'rebate', limit: rows });
  const items = query.data?.pages[0]?.items;
  return (
    <LatestCard title={t('historyTitle')} empty={t('historyEmpty')} {...{ all, items, rows, query }}>
      {({ id, at, amount }) => (
        <SideLine key={id}>
          <small className="pv-num">{formatMoment(at, locale, 'brief')}</small>
          <Money value={amount} tone="change" />
        </SideLine>
      )}
    </LatestCard>
  );
};
