import { type SportArea, sportDefinitions } from '@pavilion/contract/sports';
import type { CallResponse } from '@pavilion/contract/wire';
import { useSportsResultsQuery, useSportsStandingsQuery } from '@pavilion/sdk/react/money';
import { Button, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { brandDay, useTimeText } from '../../../../shared/calendar/time-zone';
import { useNow } from '../../../../shared/calendar/use-now';
import { Lazy } from '../../../../shared/lazy/lazy';
import { useLocale, useLocalText, useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { mainScore } from '../../../../shared/sports/main-score';
import { detailMessages } from '../../details/messages/detail-messages';
import { matchCheck } from '../deferred-check';
import type { BoardActions } from '../hooks/use-board-state';
import { type BoardState, noFilters } from '../model/address';
import { scoreTexts } from '../model/score-texts';
import { eventTimeText } from '../model/scoreboard';
import { isFound } from '../model/select-events';
import { phone, Sheet } from './board-layout';
import { Panel } from './board-theme';
import { DayStrip } from './day-strip';
import { SearchField } from './search-field';

const dayMs = 24 * 60 * 60 * 1000;
/** Days of the results. */
const days = 7;

type Result = CallResponse<'sportsResults'>['events'][number];

const Head = styled(Panel)`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  h2 { font-family: var(--sb-head-font); font-size: ${token.text.xl}; }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  > :first-child { flex: 1; min-width: 160px; max-width: 320px; }
`;

const League = styled(Panel)`
  overflow: hidden;
  h3 { padding: ${token.space[2]} ${token.space[4]}; background: var(--sb-head); box-shadow: var(--sb-head-edge); font-family: var(--sb-head-font); font-size: ${token.text.md}; }
  ul { padding-inline: ${token.space[2]}; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) 72px minmax(0, 1fr) minmax(120px, auto) 56px;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 44px;
  padding: ${token.space[1]} ${token.space[3]};
  box-shadow: var(--sb-row-edge);
  > time, > small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  > small { text-align: end; }
  > b { font-family: ${token.font.number}; font-size: ${token.text.lg}; font-variant-numeric: tabular-nums; text-align: center; white-space: nowrap; }
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span[data-home] { text-align: end; }
  > button { justify-self: end; }
  > div { grid-column: 1 / -1; }
  [data-won] { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
  ${phone} {
    grid-template-columns: minmax(0, 1fr) 64px minmax(0, 1fr);
    > time { grid-column: 1 / 2; }
    > small { grid-column: 2 / -1; grid-row: 1; }
    > button { grid-column: 1 / -1; }
  }
`;

const ResultRow = ({ event }: { readonly event: Result }) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const score = mainScore(event);
  const [isChecked, setChecked] = useState(false);
  const [home = 0, away = 0] = score ?? [];
  const isPlayed = event.status === 'ended' || event.status === 'settled';
  return (
    <Row>
      <time dateTime={new Date(event.startsAt).toISOString()}>{timeText(event.startsAt, 'time')}</time>
      <span data-home="" data-won={home > away ? '' : undefined}>
        {text(event.home.name)}
      </span>
      <b>{score && isPlayed ? `${home} : ${away}` : eventTimeText(t, event, timeText)}</b>
      <span data-won={away > home ? '' : undefined}>{text(event.away.name)}</span>
      <small>{scoreTexts(t, event.scores).join('  ')}</small>
      {event.setup && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isChecked}
          aria-label={t('verifyMatch', { home: text(event.home.name), away: text(event.away.name) })}
          onClick={() => setChecked(!isChecked)}
        >
          {t('verify')}
        </Button>
      )}
      {isChecked && (
        <div>
          <Suspense fallback={<Skeleton lines={7} />}>
            <Lazy
              component={matchCheck}
              props={{ event }}
              fallback={(retry) => <ErrorFallback compact onRetry={retry} />}
            />
          </Suspense>
        </div>
      )}
    </Row>
  );
};

const byLeague = (events: readonly Result[]) => {
  const leagues = new Map<string, Result[]>();
  for (const event of events) {
    const known = leagues.get(event.competition.id);
    if (known) known.push(event);
    else leagues.set(event.competition.id, [event]);
  }
  return [...leagues.values()].sort((one, other) => one[0]!.competition.rank - other[0]!.competition.rank);
};

/** The names of the chosen leagues, which the results of a day may not have, and the way back to all of them. */
const ChosenLeagues = ({ state, change }: Pick<ResultsProps, 'state' | 'change'>) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const [competition] = state.leagues;
  const { data } = useSportsStandingsQuery(
    { sport: state.sport, competition: competition ?? '' },
    { skip: competition === undefined },
  );
  if (competition === undefined) return null;
  const names = data?.competitions
    .filter(({ id }) => state.leagues.includes(id))
    .map(({ name }) => text(name));
  return (
    <>
      <b>{new Intl.ListFormat(locale, { type: 'unit' }).format(names ?? [])}</b>
      <Button size="sm" variant="text" onClick={() => change({ leagues: [] })}>
        {t('allLeagues')}
      </Button>
    </>
  );
};

const emptyText = ({ text, leagues }: BoardState) => {
  if (leagues.length === 0) return 'noResultsOfWord';
  return text === '' ? 'noResultsOfLeague' : 'noResultsOfBoth';
};

interface ResultsProps {
  readonly area: SportArea;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
}

/** The results of a day by league, with the scores of the periods. The days are known after mounting: the server’s clock differs. */
export const Results = ({ area, state, change }: ResultsProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const now = useNow();
  const list =
    now === undefined ? [] : Array.from({ length: days }, (_, back) => brandDay(now - back * dayMs));
  const day = state.day || list[0];
  const { currentData, isError, isFetching, refetch } = useSportsResultsQuery(
    { sport: state.sport, day: day ?? '' },
    { skip: day === undefined },
  );
  const content = () => {
    if (isError && !currentData) {
      return (
        <Panel as="div">
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('resultsFailed')}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Panel>
      );
    }
    if (!currentData) return <Skeleton shape="block" height={440} />;
    if (currentData.events.length === 0) {
      return (
        <Panel as="div">
          <Empty picture={<SceneImage name="results" />} title={t('noResults')} />
        </Panel>
      );
    }
    const found = currentData.events.filter((event) => isFound(event, state));
    if (found.length === 0) {
      return (
        <Panel as="div">
          <Empty
            picture={<SceneImage name="results" />}
            title={t('emptyFiltered')}
            description={t(emptyText(state))}
            action={
              <Button variant="primary" onClick={() => change({ ...noFilters, day: state.day })}>
                {t('clearFilters')}
              </Button>
            }
          />
        </Panel>
      );
    }
    return byLeague(found).map((events) => (
      <League key={events[0]!.competition.id}>
        <h3>{text(events[0]!.competition.name)}</h3>
        <ul>
          {events.map((event) => (
            <ResultRow key={event.id} event={event} />
          ))}
        </ul>
      </League>
    ));
  };
  return (
    <Sheet>
      <Head as="header">
        <h2>{t('resultsTitle', { sport: text(sportDefinitions[state.sport].name) })}</h2>
        <DayStrip
          label={t('resultDays')}
          days={list}
          day={day ?? ''}
          onChange={(next) => change({ day: next === list[0] ? '' : next })}
        />
        <Filters>
          <SearchField area={area} state={state} change={change} />
          <ChosenLeagues state={state} change={change} />
        </Filters>
      </Head>
      {content()}
    </Sheet>
  );
};
