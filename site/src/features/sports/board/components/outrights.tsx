import type { OutrightView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { useSportsOutrightsQuery } from '@pavilion/sdk/react/money';
import { Button, Empty, ErrorFallback, TrophyIcon, token } from '@pavilion/ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { detailMessages } from '../../details/messages/detail-messages';
import type { SportsFeed } from '../../feed/sports-feed';
import type { BoardActions } from '../hooks/use-board-state';
import { useGridKeys } from '../hooks/use-grid-keys';
import { type BoardState, oddsFormats } from '../model/address';
import { outrightsBody } from '../model/queries';
import { type RankedParticipant, rankedParticipants, selectOutrights } from '../model/select-outrights';
import { BoardSkeleton } from './board-grid';
import { phone, Sheet } from './board-layout';
import { GridCell, Panel } from './board-theme';
import { OddsCell } from './odds-cell';

/** How often the seasons are requested, ms: prices move once a minute, and with decisive moments of matches. */
const interval = 10_000;
/** Participants that a season shows at first. */
const shownFirst = 12;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

const Season = styled(Panel)`
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  background: var(--sb-head);
  box-shadow: var(--sb-head-edge);
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  ${phone} { padding-inline: ${token.space[3]}; }
`;

const SeasonName = styled.h3.attrs({ role: 'rowheader' })`
  font-family: var(--sb-head-font);
  font-size: ${token.text.md};
`;

const Participants = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(228px, 1fr));
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  --sb-cell-height: 36px;
  ${phone} { grid-template-columns: minmax(0, 1fr); padding-inline: ${token.space[3]}; }
`;

const Participant = styled(GridCell)`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 96px;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  min-height: 36px;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; text-align: center; }
  &[data-withheld] > span { color: ${token.color.inkMuted}; }
`;

const Foot = styled(GridCell)`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[1]} ${token.space[4]} ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;
  > :is(button) { justify-self: start; }
  ${phone} { padding-inline: ${token.space[3]}; }
`;

const Line = styled.div``;

const Winner = styled(GridCell)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  color: ${token.color.value};
  font-size: ${token.text.lg};
  b { color: ${token.color.ink}; }
`;

const Rule = styled.p`
  padding-inline: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

interface CellProps {
  readonly outright: OutrightView;
  readonly ranked: RankedParticipant;
  readonly odds: BoardState['odds'];
  readonly place: number;
}

const ParticipantCell = ({ outright, ranked, odds, place }: CellProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { participant, selection, isWithheld } = ranked;
  const name = text(participant.name);
  return (
    <Participant data-withheld={isWithheld ? '' : undefined}>
      <TeamMark colours={participant.colours} sport={outright.sport} />
      <span title={name}>{name}</span>
      {isWithheld ? (
        <small>{t('notOffered')}</small>
      ) : (
        <OddsCell
          selection={selection}
          event={outright.id}
          name={t('outrightFor', { name })}
          format={oddsFormats[odds]}
          at={`0,${place}`}
        />
      )}
    </Participant>
  );
};

const SeasonPanel = ({
  outright,
  odds,
}: {
  readonly outright: OutrightView;
  readonly odds: BoardState['odds'];
}) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const [showsAll, setShowsAll] = useState(false);
  const { competition, participants, status, startsAt, endsAt, settlesAt, played, matches } = outright;
  const ranked = rankedParticipants(outright);
  const shown = showsAll ? ranked : ranked.slice(0, shownFirst);
  const isOpen = outright.markets.length > 0;
  const winner = participants.find(({ id }) => id === outright.winner);
  const [from, to] = [timeText(startsAt, 'day'), timeText(endsAt - 1, 'day')];
  return (
    <Season as="div" role="rowgroup" aria-label={text(competition.name)}>
      <Head role="row">
        <SeasonName>{text(competition.name)}</SeasonName>
        <GridCell as="small">
          {from === to ? from : t('seasonSpan', { from, to })}
          {' · '}
          {status === 'scheduled'
            ? t('seasonOpens', { from: timeText(startsAt, 'brief') })
            : t('seasonPlayed', { played, matches })}
        </GridCell>
      </Head>
      {isOpen && (
        <Participants role="row" data-match={outright.id}>
          {shown.map((each, place) => (
            <ParticipantCell
              key={each.participant.id}
              outright={outright}
              ranked={each}
              odds={odds}
              place={place}
            />
          ))}
        </Participants>
      )}
      {winner && (
        <Line role="row">
          <Winner>
            <TrophyIcon size={20} />
            {t('seasonWon')} <b>{text(winner.name)}</b>
          </Winner>
        </Line>
      )}
      <Line role="row">
        <Foot>
          {isOpen && ranked.length > shownFirst && (
            <Button
              size="sm"
              variant="text"
              aria-expanded={showsAll}
              onClick={() => setShowsAll((shows) => !shows)}
            >
              {showsAll ? t('showLess') : t('showAllOf', { count: ranked.length })}
            </Button>
          )}
          {status === 'ended' && <p>{t('seasonEnded', { time: timeText(settlesAt, 'brief') })}</p>}
          {status === 'cancelled' && <p>{t('seasonVoid')}</p>}
          <p>
            {outright.seed
              ? `${t('seasonSeed')} ${outright.seed}`
              : `${t('seasonCommitment')} ${outright.commitment}`}
          </p>
        </Foot>
      </Line>
    </Season>
  );
};

interface OutrightsProps {
  readonly feed: SportsFeed;
  readonly state: BoardState;
  readonly change: BoardActions['change'];
}

/** The seasons of a sport, with the price of each participant to win. */
export const Outrights = ({ feed, state, change }: OutrightsProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid);
  const { currentData, isError, isFetching, refetch } = useSportsOutrightsQuery(outrightsBody(state), {
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
  });
  const outrights = currentData?.outrights;
  // In the same render, so that the cells find their prices. Repeating it changes nothing.
  useMemo(() => {
    if (outrights) feed.load(outrights);
  }, [feed, outrights]);
  if (!outrights) {
    if (!isError) return <BoardSkeleton sport={state.sport} layout={state.layout} />;
    return (
      <Panel as="div">
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('errorTitle')}
          message={t('errorText')}
          onRetry={refetch}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  const selected = selectOutrights(outrights, state);
  if (selected.length === 0) {
    return (
      <Panel as="div">
        <Empty
          picture={<SceneImage name="results" />}
          title={t('emptyOutrights')}
          description={t('emptyOutrightsText')}
          action={
            outrights.length > 0 && (
              <Button variant="primary" onClick={() => change({ leagues: [], text: '' })}>
                {t('clearFilters')}
              </Button>
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Sheet>
      <Rule>{t('seasonRule')}</Rule>
      <Grid
        ref={grid}
        role="grid"
        aria-label={t('outrightsGrid', { sport: text(sportDefinitions[state.sport].name) })}
        {...keys}
      >
        {selected.map((outright) => (
          <SeasonPanel key={outright.id} outright={outright} odds={state.odds} />
        ))}
      </Grid>
    </Sheet>
  );
};
