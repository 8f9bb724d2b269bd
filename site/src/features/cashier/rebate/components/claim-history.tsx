import { useWelfareRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { Amount, Card, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import { SideList, SideNote } from '../../../../shared/layout/side-list';
import { useLocale, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { cashierMessages } from '../../messages/cashier-messages';
import { rebateMessages } from '../messages/rebate-messages';

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  > span { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const More = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
`;

const rows = 6;
const all = `${paths.mine.record.welfare}?${new URLSearchParams({ kind: 'rebate' })}`;

/** The latest claims; the record has the rest. */
export const ClaimHistory = () => {
  const t = useMessages(rebateMessages);
  const shared = useMessages(cashierMessages);
  const { locale } = useLocale();
  const { data, error, refetch, isFetching } = useWelfareRecordsInfiniteQuery({
    kind: 'rebate',
    limit: rows,
  });
  const items = data?.pages[0]?.items.slice(0, rows);
  return (
    <Card
      title={t('historyTitle')}
      padding="none"
      aria-busy={!items && !error}
      extra={<More to={all}>{t('historyAll')}</More>}
    >
      {items?.length === 0 ? (
        <SideNote>{t('historyEmpty')}</SideNote>
      ) : items ? (
        <SideList>
          {items.map(({ id, at, amount }) => (
            <Row key={id}>
              <span className="pv-num">{formatMoment(at, locale, 'brief')}</span>
              <Amount value={amount} tone="change" />
            </Row>
          ))}
        </SideList>
      ) : error ? (
        <ErrorFallback compact title={shared('loadFailed')} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SideNote as="div">
          <Skeleton lines={4} />
        </SideNote>
      )}
    </Card>
  );
};
