import type { CallResponse } from '@pavilion/contract';
import { usePromotionHistoryInfiniteQuery } from '@pavilion/sdk/react/money';
import { Card, DataTable, Empty, type TableColumn, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { NextPage } from '../../../shared/paging/next-page';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { promotionsMessages } from '../messages/promotions-messages';
import { StateBadge } from './state-badge';

type Entry = CallResponse<'promotionHistory'>['items'][number];

const Lead = styled.div`
  display: grid;
  gap: 2px;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** The promotions that the member has taken part in. Below the offers it is shown once there is one; in their place it says so. */
export const HistoryTable = () => {
  const t = useMessages(promotionsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const closure = useProtection().protection?.closure;
  const list = usePromotionHistoryInfiniteQuery({});
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: TableColumn<Entry>[] = [
    {
      key: 'promotion',
      title: t('historyPromotion'),
      narrow: 'lead',
      render: ({ slug, title, at, reason }) => (
        <Lead>
          <Link to={{ pathname: paths.activity.discounts, search: `?id=${encodeURIComponent(slug)}` }}>
            {text(title)}
          </Link>
          <small className="pv-num">{timeText(at)}</small>
          {reason && <small>{text(reason)}</small>}
        </Lead>
      ),
    },
    {
      key: 'state',
      title: t('historyState'),
      align: 'center',
      narrow: 'note',
      render: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'granted',
      title: t('historyAmount'),
      align: 'end',
      narrow: 'value',
      render: ({ granted }) => (granted === null ? '—' : <Money value={granted} tone="value" />),
    },
  ];
  if (!closure && !list.isError && rows.length === 0) return null;
  return (
    <Card padding="none" title={t('historyTitle')}>
      <DataTable
        caption={t('historyTitle')}
        narrow="lines"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        status={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
        skeletonRows={3}
        errorMessage={list.isError && <ErrorMessage error={list.error} />}
        onRetry={() => void list.refetch()}
        empty={<Empty compact picture={<SceneImage name="records" />} title={t('historyEmpty')} />}
      />
      {rows.length > 0 && <NextPage list={list} />}
    </Card>
  );
};
