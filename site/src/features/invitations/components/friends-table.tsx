import type { CallResponse, InvitationState } from '@pavilion/contract';
import { useInviteFriendsInfiniteQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  type BadgeTone,
  Card,
  CheckIcon,
  DataTable,
  Empty,
  MinusIcon,
  type TableColumn,
  token,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { NextPage } from '../../../shared/paging/next-page';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { invitationsMessages } from '../messages/invitations-messages';

type Friend = CallResponse<'inviteFriends'>['items'][number];

const states = {
  open: { name: 'stateOpen', tone: 'info' },
  rewarded: { name: 'stateRewarded', tone: 'success' },
  review: { name: 'stateReview', tone: 'warning' },
  'same-person': { name: 'stateSamePerson', tone: 'neutral' },
  limit: { name: 'stateLimit', tone: 'neutral' },
  agent: { name: 'stateAgent', tone: 'neutral' },
  over: { name: 'stateOver', tone: 'neutral' },
} as const satisfies Record<InvitationState, { name: string; tone: BadgeTone }>;

const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const Step = styled.li<{ $isDone: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${({ $isDone }) => ($isDone ? token.color.success : token.color.inkMuted)};
  font-size: ${token.text.sm};
  white-space: nowrap;
`;

const Lead = styled.div`
  display: grid;
  gap: 2px;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
`;

/** The friends whom the member invited, with each one's steps (INV-6). */
export const FriendsTable = () => {
  const t = useMessages(invitationsMessages);
  const timeText = useTimeText();
  const closure = useProtection().protection?.closure;
  const list = useInviteFriendsInfiniteQuery({});
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const step = (isDone: boolean, name: 'named' | 'deposited' | 'played') => (
    <Step $isDone={isDone}>
      {isDone ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
      <span aria-hidden="true">{t(name)}</span>
      <span className="pv-sr-only">{t(isDone ? 'stepDone' : 'stepOpen', { step: t(name) })}</span>
    </Step>
  );
  const columns: TableColumn<Friend>[] = [
    {
      key: 'account',
      title: t('account'),
      narrow: 'lead',
      render: ({ account, joinedAt }) => (
        <Lead>
          {account}
          <small>{timeText(joinedAt)}</small>
        </Lead>
      ),
    },
    {
      key: 'progress',
      title: t('progress'),
      label: '',
      narrow: 'note',
      render: ({ isNamed, hasDeposited, hasPlayed }) => (
        <Steps>
          {step(isNamed, 'named')}
          {step(hasDeposited, 'deposited')}
          {step(hasPlayed, 'played')}
        </Steps>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      align: 'center',
      narrow: 'value',
      render: ({ state }) => <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>,
    },
    {
      key: 'reward',
      title: t('reward'),
      align: 'end',
      render: ({ earned }) => (earned === null ? '—' : <Money value={earned} tone="value" />),
    },
  ];
  return (
    <Card padding="none" title={t('friendsTitle')}>
      <DataTable
        caption={t('friendsCaption')}
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
            title={t('emptyTitle')}
            description={closure ? undefined : t('emptyText')}
          />
        }
      />
      {rows.length > 0 && <NextPage list={list} />}
    </Card>
  );
};
