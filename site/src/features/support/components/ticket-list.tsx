import { type SupportThread, supportTopicDefinitions } from '@pavilion/contract';
import { useSupportThreadsInfiniteQuery } from '@pavilion/sdk/react/money';
import { Badge, Card, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { NextPage } from '../../../shared/paging/next-page';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ThreadStateBadge } from '../../../shared/support/thread-state';
import { supportPageMessages } from '../messages/support-page-messages';
import { ticketAddress } from '../model/ticket-address';

const List = styled.ul`
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${token.color.line}; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[3]};
  min-height: 72px;
  padding: ${token.space[3]} ${token.space[5]};
  &:hover { background: ${token.color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  font-weight: ${token.weight.bold};
`;

const Excerpt = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.time`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

const Bones = styled.div`
  padding: ${token.space[5]};
`;

const TicketRow = ({ ticket }: { readonly ticket: SupportThread }) => {
  const t = useMessages(supportPageMessages);
  const local = useLocalText();
  const timeText = useTimeText();
  const { id, topic, state, excerpt, unread, lastAt } = ticket;
  return (
    <Row to={ticketAddress(id)}>
      <Title>
        {local(supportTopicDefinitions[topic ?? 'other'].name)}
        <ThreadStateBadge state={state} />
        <Badge
          tone="danger"
          variant="solid"
          count={unread}
          role="img"
          aria-label={t('unreadCount', { count: unread })}
        />
      </Title>
      <Time dateTime={lastAt}>{t('updatedAt', { moment: timeText(lastAt, 'brief') })}</Time>
      <Excerpt>{excerpt}</Excerpt>
    </Row>
  );
};

/** The tickets of the member, the one with the newest message first. */
export const TicketList = () => {
  const t = useMessages(supportPageMessages);
  const list = useSupportThreadsInfiniteQuery({ kind: 'ticket' }, { refetchOnMountOrArgChange: true });
  const { error, isFetching } = list;
  const items = list.data?.pages.flatMap((page) => page.items);

  const body = () => {
    if (!items && error)
      return (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('ticketsFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void list.refetch()}
          retrying={isFetching}
        />
      );
    if (!items)
      return (
        <Bones>
          <Skeleton lines={4} />
        </Bones>
      );
    if (items.length === 0)
      return (
        <Empty
          compact
          picture={<SceneImage name="records" />}
          title={t('ticketsEmpty')}
          description={t('ticketsEmptyText')}
        />
      );
    return (
      <>
        <List>
          {items.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </List>
        <NextPage list={list} />
      </>
    );
  };

  return (
    <Card title={t('tickets')} padding="none" aria-busy={!items && !error}>
      {body()}
    </Card>
  );
};
