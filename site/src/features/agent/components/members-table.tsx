import { type AgentMemberOrder, agentMemberOrders, type CallResponse } from '@pavilion/contract';
import { useAgentMembersInfiniteQuery } from '@pavilion/sdk/react/money';
import { Badge, Card, DataTable, Empty, type TableColumn, Tabs, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { NextPage } from '../../../shared/paging/next-page';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { agentMessages } from '../messages/agent-messages';

type Row = CallResponse<'agentMembers'>['items'][number];

const Lead = styled.div`
  display: grid;
  gap: 2px;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

const orderNames = { joined: 'orderJoined', turnover: 'orderTurnover' } as const;

/** The members of the agent with this month: neither games nor balances (AGT-3). */
export const MembersTable = () => {
  const t = useMessages(agentMessages);
  const timeText = useTimeText();
  const [sort, setSort] = useState<AgentMemberOrder>('joined');
  const list = useAgentMembersInfiniteQuery({ sort });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: TableColumn<Row>[] = [
    {
      key: 'account',
      title: t('account'),
      narrow: 'lead',
      render: ({ account, joinedAt }) => (
        <Lead>
          {account}
          <small>{timeText(joinedAt, 'minute')}</small>
        </Lead>
      ),
    },
    {
      key: 'turnover',
      title: t('turnover'),
      align: 'end',
      narrow: 'value',
      render: ({ turnover }) => <Money value={turnover} />,
    },
    {
      key: 'deposited',
      title: t('deposited'),
      align: 'center',
      render: ({ hasDeposited }) => t(hasDeposited ? 'depositedYes' : 'depositedNo'),
    },
    {
      key: 'state',
      title: t('state'),
      align: 'center',
      narrow: 'note',
      render: ({ isActive, isCounted }) => {
        if (!isCounted) return <Badge tone="warning">{t('notCounted')}</Badge>;
        return <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Badge>;
      },
    },
  ];
  return (
    <Card
      padding="none"
      title={t('membersTitle')}
      extra={
        <Tabs
          variant="segment"
          label={t('membersOrder')}
          value={sort}
          onValueChange={setSort}
          items={agentMemberOrders.map((value) => ({ value, label: t(orderNames[value]) }))}
        />
      }
    >
      <DataTable
        caption={t('membersCaption')}
        narrow="lines"
        columns={columns}
        rows={rows}
        rowKey={({ account, joinedAt }) => `${joinedAt} ${account}`}
        status={list.data ? 'ready' : list.isError ? 'error' : 'loading'}
        skeletonRows={3}
        errorMessage={list.isError && <ErrorMessage error={list.error} />}
        onRetry={() => void list.refetch()}
        empty={
          <Empty
            compact
            picture={<SceneImage name="records" />}
            title={t('membersEmpty')}
            description={t('membersEmptyText')}
          />
        }
      />
      {rows.length > 0 && <NextPage list={list} />}
    </Card>
  );
};
