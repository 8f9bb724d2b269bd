import { useLatestWinsQuery } from '@pavilion/sdk/react';
import { breakpoint, Card, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { homeMessages } from '../messages/home-messages';
import { listWins } from '../model/list-wins';
import { shownWins, winsBody } from '../model/queries';
import { WinRow } from './win-row';

/** In ms, the same as the polling of the platform counts. */
const pollingInterval = 60_000;

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  > :last-child { flex: 1; }
`;

const Title = styled.span`
  white-space: nowrap;
`;

const Note = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

const List = styled.ol`
  display: grid;
  min-height: 100%;
  padding: ${token.space[2]} 0;
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[1]} 0; > :nth-child(n + 6) { display: none; } }
`;

const Waiting = styled.li`
  padding: ${token.space[1]} ${token.space[5]};
`;

/** The latest notable wins with masked accounts; nothing while there are too few. */
export const Wins = () => {
  const t = useMessages(homeMessages);
  const { data, isError, isFetching, refetch } = useLatestWinsQuery(winsBody, { pollingInterval });

  const wins = data && listWins(data);
  if (wins?.length === 0) return null;

  const content = () => {
    if (!wins && isError) {
      return <ErrorFallback compact title={t('winsFailed')} onRetry={refetch} retrying={isFetching} />;
    }
    return (
      <List aria-busy={!wins}>
        {wins
          ? wins.map((win) => <WinRow key={win.id} win={win} />)
          : Array.from({ length: shownWins }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and keep their order
              <Waiting key={index}>
                <Skeleton height={48} />
              </Waiting>
            ))}
      </List>
    );
  };

  return (
    <Panel padding="none" title={<Title>{t('wins')}</Title>} extra={<Note>{t('winsLead')}</Note>}>
      {content()}
    </Panel>
  );
};
