import type { PeakRow } from '@pavilion/contract';
import { Badge, Button, DataTable, Empty, type TableColumn } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { peakMessages } from '../messages/peak-messages';

interface RankingTableProps {
  readonly rows: readonly PeakRow[];
  /** The prize of each place, the first place first. */
  readonly prizes: readonly string[];
}

/** The members of the member's ranking with the prizes of their places, including those without a place. */
export const RankingTable = ({ rows, prizes }: RankingTableProps) => {
  const t = useMessages(peakMessages);
  const rewardOf = ({ place, isSamePerson, roundsLeft }: PeakRow) => {
    if (place !== null) {
      const prize = prizes[place - 1];
      // On phones there is no column of places.
      if (prize === undefined) return <Badge tone="neutral">{t('placed', { place })}</Badge>;
      return <Money value={prize} tone="value" />;
    }
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
    { key: 'reward', title: t('reward'), align: 'end', label: '', narrow: 'note', render: rewardOf },
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
          picture={<SceneImage name="records" />}
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
