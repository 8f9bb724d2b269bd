import type { EventView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { useSportsBoardQuery } from '@pavilion/sdk/react';
import { Skeleton, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import type { SportsFeed } from '../../feed/sports-feed';
import { sportsMessages } from '../../messages/sports-messages';
import type { BoardActions } from '../hooks/use-board-state';
import type { BoardState } from '../model/address';
import { boardBody } from '../model/queries';
import { selectEvents } from '../model/select-events';
import { BoardGrid } from './board-grid';

/** Matches that the list shows at most. */
const most = 8;
/** Of the list with its head, at least. */
const skeletonHeight = 30 + most * 72;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${token.space[5]} ${token.space[2]} ${token.space[3]};
  h2 { font-family: var(--sb-head-font); font-size: ${token.text.lg}; }
  a { color: ${token.color.accentText}; font-size: ${token.text.sm}; }
`;

const noFavourites = { leagues: [], matches: [], recent: [] };

interface UpcomingProps {
  readonly feed: SportsFeed;
  readonly state: BoardState;
  /** Those of the list above. */
  readonly events: readonly EventView[];
  readonly hrefOf: BoardActions['hrefOf'];
}

/** The matches that start next, below a short list of matches in play. */
export const Upcoming = ({ feed, state, events, hrefOf }: UpcomingProps) => {
  const t = useMessages(sportsMessages);
  const text = useLocalText();
  const today = useSportsBoardQuery({ ...boardBody(state), tab: 'today' });
  const early = useSportsBoardQuery({ ...boardBody(state), tab: 'early' });
  const [first, second] = [today.currentData?.events, early.currentData?.events];
  const next = useMemo(() => {
    if (!first || !second) return undefined;
    const listed = new Set(events.map(({ id }) => id));
    return [...first, ...second].filter(({ id }) => !listed.has(id)).slice(0, most);
  }, [first, second, events]);
  // In the same render, so that the rows find their prices. Repeating it changes nothing.
  useMemo(() => {
    if (next) feed.load(next);
  }, [feed, next]);
  const leagues = useMemo(() => next && selectEvents(next, state, noFavourites), [next, state]);
  if (!leagues)
    return today.isError || early.isError ? null : (
      <Skeleton shape="block" height={skeletonHeight} style={{ marginTop: 64 }} />
    );
  if (leagues.length === 0) return null;
  return (
    <section aria-label={t('upcoming')}>
      <Head>
        <h2>{t('upcoming')}</h2>
        <Link to={hrefOf({ tab: first?.length ? 'today' : 'early' })}>{t('allUpcoming')}</Link>
      </Head>
      <BoardGrid
        feed={feed}
        leagues={leagues}
        state={{ ...state, tab: 'early' }}
        hrefOf={hrefOf}
        label={t('upcomingGrid', { sport: text(sportDefinitions[state.sport].name) })}
      />
    </section>
  );
};
