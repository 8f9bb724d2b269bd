import type { EventView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { mainScore, type Score } from '../../../../shared/sports/main-score';
import { periodName } from '../../../../shared/sports/market-names';
import { SideBadge } from '../../../../shared/sports/side-badge';
import { redCard, sportLooks } from '../../../../shared/sports/sport-looks';
import { detailMessages } from '../../details/messages/detail-messages';
import { sportsMessages } from '../../messages/sports-messages';
import { eventTimeText, periodScores, phaseText } from '../model/scoreboard';
import { phone } from './board-layout';
import { Panel } from './board-theme';
import { FavouriteStar } from './match-row';
import { MatchTimeline } from './match-timeline';
import { ScoreTable } from './score-table';
import { Tracker } from './tracker';

const Root = styled(Panel)`
  container-type: inline-size;
  overflow: hidden;
`;

/** The score on the left, the picture of the match on the right of it where both have room. */
const Card = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > :nth-child(2):not(ol) { border-top: 1px solid ${token.color.line}; }
  @container (min-width: 600px) {
    &[data-picture] {
      grid-template-columns: minmax(0, 1fr) minmax(260px, 40%);
      grid-template-rows: minmax(168px, auto);
    }
    > :nth-child(2):not(ol) { border-top: 0; border-inline-start: 1px solid ${token.color.line}; }
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  align-content: space-evenly;
  gap: ${token.space[2]} ${token.space[4]};
  min-width: 0;
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.gradient.hero};
  > table { grid-column: 1 / -1; }
  ${phone} { gap: ${token.space[1]} ${token.space[3]}; padding: ${token.space[2]} ${token.space[3]}; }
`;

const Meta = styled.p`
  min-width: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  > button { display: inline-grid; margin: -8px ${token.space[2]} -8px 0; vertical-align: middle; }
  > time { white-space: nowrap; }
  ${phone} { font-size: ${token.text.xs}; > button { margin: -10px 0 -10px -8px; } }
`;

/** Its ground is that of texts: the live colour needs more contrast than the gradient gives. */
const Clock = styled.b`
  padding: 3px ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-live] {
    border-color: color-mix(in srgb, var(--sb-live) 45%, transparent);
    color: var(--sb-live);
    text-shadow: var(--sb-live-glow);
  }
`;

const Action = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 0;
  min-height: 32px;
  ${phone} { min-height: 40px; }
`;

const Title = styled.h2`
  --team-shield: 48px;
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: inherit;
  align-items: center;
  gap: inherit;
  font-size: 18px;
  line-height: ${token.leading.snug};
  > span {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-side='home'] { justify-content: flex-end; text-align: end; }
  > [data-side='away'] { flex-direction: row-reverse; justify-content: flex-end; }
  > b {
    min-width: 72px;
    color: var(--sb-team);
    font-family: ${token.font.number};
    font-size: ${token.text.h2};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    text-align: center;
    white-space: nowrap;
    &[data-score] { font-size: ${token.text.h1}; }
    &[data-live] { color: var(--sb-live); text-shadow: var(--sb-live-glow); }
  }
  /* The names below the shields. */
  [data-picture] & > span[data-side] { flex-direction: column; justify-content: flex-start; gap: ${token.space[1]}; text-align: center; }
  ${phone} {
    --team-shield: 36px;
    font-size: ${token.text.lg};
    > span[data-side] { flex-direction: column; justify-content: flex-start; gap: ${token.space[1]}; text-align: center; }
    > b, > b[data-score] { font-size: ${token.text.h2}; }
  }
`;

const Parts = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px ${token.space[4]};
  padding: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  list-style: none;
  b { margin-inline-start: ${token.space[1]}; font-weight: ${token.weight.medium}; }
`;

/** What the scoreboard of football shows below the score: halves, corners, cards. */
interface Part {
  readonly name: string;
  readonly score: readonly [number, number];
}

const isSome = (score: readonly number[] | undefined): score is Score =>
  score?.some((own) => own > 0) ?? false;

const useParts = (event: EventView): readonly Part[] => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { sport, scores, statistics } = event;
  const { corners, reds } = scores;
  const yellows = statistics?.yellowCards;
  const yellowCard = sportLooks[sport].statistics.yellowCards;
  return [
    ...periodScores(scores).map(([period, score]) => ({ name: periodName(t, period), score })),
    ...(corners ? [{ name: t('corners'), score: corners }] : []),
    ...(yellowCard && isSome(yellows) ? [{ name: text(yellowCard), score: yellows }] : []),
    ...(isSome(reds) ? [{ name: text(redCard), score: reds }] : []),
  ];
};

interface ScoreboardProps {
  readonly event: EventView;
  /** At the right of the clock. */
  readonly children?: ReactNode;
}

/**
 * The head of an opened match: its teams, the score or the time of its start, and the scores of its periods; once it runs, with its
 * picture and its turning points.
 */
export const Scoreboard = ({ event, children }: ScoreboardProps) => {
  const t = useMessages(detailMessages);
  const boardText = useMessages(sportsMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const { sport, status, home, away, competition, startsAt } = event;
  const score = mainScore(event);
  const parts = useParts(event);
  const isLive = status === 'live' ? '' : undefined;
  const phase = phaseText(t, event);
  const time = eventTimeText(t, event, timeText);
  const isTable =
    score !== undefined && !sportDefinitions[sport].halfMinutes && periodScores(event.scores).length > 0;
  const words = score && t('scoreInWords', { home: score[0], away: score[1] });
  const title = (
    <Title>
      <span data-side="home">
        <SideBadge sport={sport} side={home} />
        <span>{text(home.name)}</span>
      </span>
      {score ? (
        <b data-score="" data-live={isLive}>
          <span className="pv-sr-only">{words}</span>
          <span aria-hidden="true">
            {score[0]} : {score[1]}
          </span>
        </b>
      ) : (
        <b>{status === 'scheduled' ? time : 'VS'}</b>
      )}
      <span data-side="away">
        <SideBadge sport={sport} side={away} />
        <span>{text(away.name)}</span>
      </span>
    </Title>
  );
  return (
    <Root>
      <Card data-picture={score ? '' : undefined}>
        <Facts>
          <Meta>
            <span>{text(competition.name)}</span>
            <FavouriteStar
              list="leagues"
              id={competition.id}
              label={boardText('favourLeague', { name: text(competition.name) })}
            />
            {status !== 'scheduled' && <time>{timeText(startsAt, 'brief')}</time>}
          </Meta>
          <Clock data-live={isLive}>
            {status === 'scheduled' && timeText(startsAt, 'monthDay')}
            {status !== 'scheduled' && (phase && phase !== time ? `${phase} ${time}` : time)}
          </Clock>
          <Action>{children}</Action>
          {isTable ? (
            <>
              <h2 className="pv-sr-only">{`${text(home.name)} ${words} ${text(away.name)}`}</h2>
              <ScoreTable event={event} />
            </>
          ) : (
            title
          )}
          {score && !isTable && parts.length > 0 && (
            <Parts aria-label={t('scoreboard')}>
              {parts.map(({ name, score: [own, other] }) => (
                <li key={name}>
                  {name}
                  <b>
                    {own}:{other}
                  </b>
                </li>
              ))}
            </Parts>
          )}
        </Facts>
        {score && <Tracker event={event} />}
        {score && <MatchTimeline event={event} />}
      </Card>
    </Root>
  );
};
