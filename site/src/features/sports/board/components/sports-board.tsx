import type { SportArea } from '@pavilion/contract/sports';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { LazyOnInteraction, LazyOnLoad } from '../../../../shared/lazy/lazy';
import { useMessages } from '../../../../shared/messages';
import { useReturnTo } from '../../../../shared/navigation/link';
import { useClient, useIsMember } from '../../../../shared/session/session-context';
import { Announcer } from '../../announcer';
import { feedOf } from '../../feed/sports-feeds';
import { FeedProvider } from '../../feed/use-cell';
import { sportsMessages } from '../../messages/sports-messages';
import { hasStoredSlip } from '../../slip/has-stored-slip';
import { useSlipStore } from '../../slip/slip-selection';
import { useSlipOwner } from '../../slip/use-slip-owner';
import {
  asideLists,
  boardEmpty,
  boardFailed,
  goalAlerts,
  matchPanel,
  outrights,
  results,
  slipDock,
  standings,
  upcoming,
} from '../deferred-parts';
import { useBoard } from '../hooks/use-board';
import { useBoardState } from '../hooks/use-board-state';
import { useFavourites, useFavouritesOwner, useOpenedMatch } from '../hooks/use-favourites';
import { isFiltered, oddsFormats } from '../model/address';
import { daysOf, selectEvents } from '../model/select-events';
import { BoardGrid, BoardSkeleton } from './board-grid';
import { Aside, BelowSlip, BoardPageGrid, Centre, Hub } from './board-layout';
import { BoardTheme } from './board-theme';
import { VenueTabs } from './hub';
import { Rail } from './rail';
import { StaleStrip } from './stale-strip';
import { Toolbar } from './toolbar';

const Part = styled.div`
  &[hidden] { display: none; }
`;

/** Lists of matches in play that are shorter show also those that start next. */
const shortList = 4;

/**
 * Selections and bets on their way must not wait for an interaction after a reload; nor must a price that was pressed before
 * the slip listened for the first one.
 */
const useSlipWithSelections = () => {
  const store = useSlipStore();
  useEffect(() => {
    // If this fails, the interaction loads again.
    const load = () => {
      slipDock.preload().catch(() => {});
    };
    if (hasStoredSlip()) load();
    return store.subscribe(load);
  }, [store]);
};

interface SportsBoardProps {
  readonly area: SportArea;
  readonly title: string;
}

/** The sportsbook: venues, sports, the matches with their prices, and the slip. What it shows is in the address. */
export const SportsBoard = ({ area, title }: SportsBoardProps) => {
  const t = useMessages(sportsMessages);
  const client = useClient();
  const { state, change, hrefOf } = useBoardState(area);
  const { provider, match, page } = state;
  const feed = feedOf(client, provider);
  useFavouritesOwner();
  useOpenedMatch(match, useIsMember());
  useSlipOwner(provider);
  useSlipWithSelections();
  const favourites = useFavourites();
  const board = useBoard(feed, state);
  const { events, counts } = board;
  const leagues = useMemo(
    () => (events ? selectEvents(events, state, favourites) : undefined),
    [events, state, favourites],
  );
  // Another price is another list of matches, but seldom other days: the strip of days renders again only for those.
  const dayText = useMemo(
    () => (state.tab === 'early' && events ? daysOf(events).join(' ') : ''),
    [state.tab, events],
  );
  const days = useMemo(() => (dayText ? dayText.split(' ') : []), [dayText]);
  // Back closes the match that was opened here; an address that was opened with a match has no list before it.
  const returnToList = useReturnTo('matches');
  const close = returnToList ?? (() => change({ match: '' }));
  const isOpen = match !== '';
  const watched = isOpen ? [...favourites.matches, match] : favourites.matches;
  // Under an opened match the list stays as it was; an address with a match starts without it.
  const [hasList, setHasList] = useState(!isOpen);
  if (!isOpen && !hasList) setHasList(true);

  const [isSlipOpen, setSlipOpen] = useState(false);
  const openSlip = () => {
    // If this fails, the interaction loads again.
    slipDock.preload().catch(() => {});
    setSlipOpen(true);
  };
  const listed = leagues?.reduce((sum, league) => sum + league.events.length, 0) ?? 0;
  const isShort = state.tab === 'live' && !isFiltered(state) && listed > 0 && listed < shortList;

  const { isClosed } = board;
  const failed = () => (
    <LazyOnLoad
      component={boardFailed}
      props={{ area, provider, isClosed, isRetrying: board.isRetrying, onRetry: board.retry, change }}
    />
  );
  const list = () => {
    if (state.tab === 'outrights')
      return <LazyOnLoad component={outrights} props={{ feed, state, change }} />;
    if (leagues === undefined) {
      if (board.error === undefined) return <BoardSkeleton sport={state.sport} layout={state.layout} />;
      return failed();
    }
    if (leagues.length === 0) {
      return (
        <LazyOnLoad
          component={boardEmpty}
          props={{ state, counts, isFiltered: isFiltered(state) && (events?.length ?? 0) > 0, change }}
        />
      );
    }
    return (
      <>
        <BoardGrid
          key={`${provider}${state.sport}${state.tab}`}
          feed={feed}
          leagues={leagues}
          state={state}
          hrefOf={hrefOf}
        />
        {isShort && (
          <LazyOnLoad
            key={`${provider}${state.sport}`}
            component={upcoming}
            props={{ feed, state, events: events!, hrefOf }}
          />
        )}
      </>
    );
  };

  const pages = {
    board: () =>
      isClosed ? (
        failed()
      ) : (
        <>
          <StaleStrip />
          <Part hidden={isOpen}>
            {hasList && (
              <>
                <Toolbar
                  area={area}
                  state={state}
                  counts={counts}
                  favourites={favourites.matches.length}
                  days={days}
                  change={change}
                />
                {list()}
              </>
            )}
          </Part>
          {isOpen && (
            <LazyOnLoad
              key={`${provider}${match}`}
              component={matchPanel}
              props={{ feed, state, change, onClose: close }}
            />
          )}
        </>
      ),
    results: () => <LazyOnLoad component={results} props={{ area, state, change }} />,
    standings: () => <LazyOnLoad key={state.sport} component={standings} props={{ state, change }} />,
  };

  return (
    <FeedProvider value={feed}>
      <Announcer>
        <BoardTheme>
          {favourites.goalAlerts && watched.length > 0 && (
            <LazyOnLoad component={goalAlerts} props={{ feed, matches: watched }} />
          )}
          <h1 className="pv-sr-only">{title}</h1>
          <BoardPageGrid>
            <Hub>
              <VenueTabs area={area} provider={provider} change={change} onOpenSlip={openSlip} />
            </Hub>
            <Rail
              area={area}
              state={state}
              sports={board.sports}
              leagues={board.leagues}
              favourites={favourites.matches.length}
              hrefOf={hrefOf}
            />
            <Centre aria-label={t('board')}>{pages[page]()}</Centre>
            <Aside>
              <LazyOnInteraction
                component={slipDock}
                props={{
                  provider,
                  format: oddsFormats[state.odds],
                  isSheetOpen: isSlipOpen,
                  onSheetOpenChange: setSlipOpen,
                }}
              />
              {!isClosed && (
                <BelowSlip>
                  <LazyOnLoad
                    component={asideLists}
                    props={{ state, hasUpcoming: isOpen || (state.tab === 'live' && !isShort), hrefOf }}
                  />
                </BelowSlip>
              )}
            </Aside>
          </BoardPageGrid>
        </BoardTheme>
      </Announcer>
    </FeedProvider>
  );
};
