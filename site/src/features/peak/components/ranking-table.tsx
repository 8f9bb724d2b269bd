import type { PeakRow } from '@pavilion/contract';
import { Badge, Button, DataTable, Empty, type TableColumn } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { peakMessages } from '../messages/peak-messages';

/** The members of the member's ranking, including those without a place. */
export const RankingTable = ({ rows }: { readonly rows: readonly PeakRow[] }) => {
  const t = useMessages(peakMessages);
  const stateOf = ({ place, isSamePerson, roundsLeft }: PeakRow) => {
    if (place !== null) return <Badge tone="success">{t('placed', { place })}</Badge>;
    return (
      <Badge tone="neutral">{isSamePerson ? t('samePerson') : t('roundsLeft', { count: roundsLeft })}</Badge>
    );
  };
  const columns: TableColumn<PeakRow>[] = [
    { key: 'place', title: t('place'), render: ({ place }) => place ?? '—' },
    {
      key: 'account',
      title: t('account'),
      narrow: 'lead',
      render: ({ account, isSelf }) =>
        isSelf ? (
          <>
            {account} <Badge tone="accent">{t('self')}</Badge>
          </>
        ) : (
          account
        ),
    },
    {
      key: 'multiple',
      title: t('multiple'),
      align: 'end',
      narrow: 'value',
      render: ({ multiple }) => (
        <span className="pv-num">{multiple === null ? '—' : t('times', { multiple })}</span>
      ),
    },
    { key: 'state', title: t('state'), align: 'end', label: '', narrow: 'note', render: stateOf },
  ];
  return (
    <DataTable
      caption={t('tableTitle')}
      narrow="lines"
      columns={columns}
      rows={rows.length > 1 ? rows : []}
      rowKey={({ account, place, multiple, isSelf }) => `${isSelf} ${account} ${place} ${multiple}`}
      status="ready"
      empty={
        <Empty
          compact
          title={t('aloneTitle')}
          description={t('aloneText')}
          action={
            <Button as={Link} to={paths.activity.friendInvitation}>
              {t('invite')}
            </Button>
          }
        />
      }
    />
  );
};
