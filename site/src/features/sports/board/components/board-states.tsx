import { type EventView, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { usePreInfoQuery, useSportsBoardQuery } from '@pavilion/sdk/react';
import { Button, Empty, ErrorFallback, token } from '@pavilion/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useClosedVenue } from '../../../../shared/games/closed-venues';
import { TransferOut } from '../../../../shared/games/transfer-out';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { useIsMember } from '../../../../shared/session/session-context';
import { preInfoBody } from '../../../../shared/site-config/pre-info';
import { type DetailKey, detailMessages } from '../../details/messages/detail-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { useVenueName } from '../hooks/use-venue-name';
import { type BoardState, noFilters, noFiltersOfTab, providers } from '../model/address';
import { boardBody, isOwnTab } from '../model/queries';
import { Panel } from './board-theme';

const Place = styled(Panel)`
  display: grid;
  place-items: center;
  min-height: 420px;
  padding: ${token.space[6]};
`;

interface FailedProps {
  readonly area: SportArea;
  readonly provider: SportsProvider;
  /** Whether the venue is under maintenance. */
  readonly isClosed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly change: BoardActions['change'];
}

/** When the venue of a provider is expected to open; null while that is unknown. Asks for it, since the page may not know it yet. */
const useExpectedEnd = (provider: SportsProvider, isClosed: boolean): string | null => {
  const { refetch } = usePreInfoQuery(preInfoBody);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each provider has a venue of its own
  useEffect(() => {
    if (isClosed) refetch();
  }, [isClosed, refetch, provider]);
  return useClosedVenue(sportsProviders[provider].venue)?.until ?? null;
};

/** An error or the maintenance of a venue, with the other venues. */
export const BoardFailed = ({ area, provider, isClosed, isRetrying, onRetry, change }: FailedProps) => {
  const t = useMessages(detailMessages);
  const nameOf = useVenueName(area);
  const timeText = useTimeText();
  const until = useExpectedEnd(provider, isClosed);
  const others = providers
    .filter((each) => each !== provider)
    .map((each) => (
      <Button key={each} onClick={() => change({ provider: each })}>
        {t('openVenue', { venue: nameOf(each) })}
      </Button>
    ));
  return (
    <Place as="div">
      {isClosed ? (
        <Empty
          picture={<SceneImage name="maintenance" />}
          title={t('maintenanceTitle', { venue: nameOf(provider) })}
          description={
            until === null ? t('maintenanceText') : t('maintenanceUntil', { time: timeText(until, 'minute') })
          }
          action={[...others, <TransferOut key="transfer" label={t('transferOut')} />]}
        />
      ) : (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('errorTitle')}
          message={t('errorText')}
          onRetry={onRetry}
          retrying={isRetrying}
          action={others}
        />
      )}
    </Place>
  );
};

const emptyTitles = {
  live: 'emptyLive',
  today: 'emptyToday',
  early: 'emptyEarly',
  outrights: 'emptyOutrights',
  favourites: 'emptyFavourites',
  recent: 'emptyRecent',
} as const satisfies Readonly<Record<BoardState['tab'], DetailKey>>;

/** How matches come into the tabs of the person. */
const ownTexts = {
  favourites: () => 'emptyFavouritesText',
  recent: (isMember) => (isMember ? 'emptyRecentText' : 'emptyRecentVisitorText'),
} as const satisfies Readonly<Record<'favourites' | 'recent', (isMember: boolean) => DetailKey>>;

/** The next event that starts in a tab. */
const useNextEvent = (state: BoardState, isNeeded: boolean): EventView | undefined =>
  useSportsBoardQuery({ ...boardBody(state), tab: 'today' }, { skip: !isNeeded }).currentData?.events[0];

interface EmptyProps {
  readonly state: BoardState;
  readonly counts: { readonly live: number; readonly today: number; readonly early: number } | undefined;
  /** Whether filters hide the events. */
  readonly isFiltered: boolean;
  readonly change: BoardActions['change'];
}

/** An empty tab: the next start and the tabs that have events, or a button that clears the filters. */
export const BoardEmpty = ({ state, counts, isFiltered, change }: EmptyProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const isMember = useIsMember();
  const next = useNextEvent(state, !isFiltered && state.tab === 'live');
  const clearFilters = () => change(noFilters);
  const ways = (
    [
      ['live', 'goLive'],
      ['today', 'goToday'],
      ['early', 'goEarly'],
    ] as const
  ).filter(([tab]) => tab !== state.tab && (counts?.[tab] ?? 0) > 0);
  const description = isFiltered
    ? t('emptyFilteredText')
    : isOwnTab(state.tab)
      ? t(ownTexts[state.tab](isMember))
      : next &&
        t('nextKickOff', {
          time: timeText(next.startsAt, 'time'),
          home: text(next.home.name),
          away: text(next.away.name),
        });
  return (
    <Place as="div">
      <Empty
        picture={<SceneImage name="results" />}
        title={t(isFiltered ? 'emptyFiltered' : emptyTitles[state.tab])}
        description={description}
        action={
          isFiltered ? (
            <Button variant="primary" onClick={clearFilters}>
              {t('clearFilters')}
            </Button>
          ) : (
            ways.map(([tab, name], index) => (
              <Button
                key={tab}
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => change({ tab, ...noFiltersOfTab })}
              >
                {t(name)}
              </Button>
            ))
          )
        }
      />
    </Place>
  );
};
