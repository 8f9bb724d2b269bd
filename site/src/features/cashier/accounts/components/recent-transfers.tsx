import { useTransactionRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { Amount, Card, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { formatMoment } from '../../../../shared/calendar/moment';
import { SideList, SideNote } from '../../../../shared/layout/side-list';
import { useLocale, useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { cashierMessages } from '../../messages/cashier-messages';
import { accountsMessages } from '../messages/accounts-messages';

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  > span { display: grid; min-width: 0; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

const More = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
`;

const rows = 5;
const all = `${paths.mine.record.transactions}?${new URLSearchParams({ kind: 'transfer' })}`;

/** The latest transfers, seen from the main wallet; the record has the rest. */
export const RecentTransfers = () => {
  const t = useMessages(accountsMessages);
  const shared = useMessages(cashierMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { data, error, refetch, isFetching } = useTransactionRecordsInfiniteQuery({
    kind: 'transfer',
    limit: rows,
  });
  const items = data?.pages[0]?.items.slice(0, rows);
  return (
    <Card
      title={t('recentTransfers')}
      padding="none"
      aria-busy={!data && !error}
      extra={<More to={all}>{t('allRecords')}</More>}
    >
      {items?.length === 0 ? (
        <SideNote>{t('noTransfers')}</SideNote>
      ) : items ? (
        <SideList>
          {items.map(({ id, title, at, amount }) => (
            <Row key={id}>
              <span>
                {text(title)}
                <small className="pv-num">{formatMoment(at, locale, 'brief')}</small>
              </span>
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
