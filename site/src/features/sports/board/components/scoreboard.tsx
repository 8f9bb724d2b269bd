import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { mainScore, type Score } from '../../../../shared/sports/main-score';
import { periodName } from '../../../../shared/sports/market-names';
import { redCard, sportLooks } from '../../../../shared/sports/sport-looks';
import { TeamShield } from '../../../../shared/sports/team-shield';
import { detailMessages } from '../../details/messages/detail-messages';
import { currentScore, eventTimeText, periodScores, phaseText, pointText } from '../model/scoreboard';
import { phone } from './board-layout';
import { Panel } from './board-theme';

const Root = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.gradient.hero};
  ${phone} { gap: ${token.space[2]}; padding: ${token.space[2]} ${token.space[3]} ${token.space[3]}; }
`;

const Meta = styled.p`
  min-width: 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  > span { margin-inline-end: ${token.space[3]}; }
  > time { white-space: nowrap; }
  ${phone} { font-size: ${token.text.xs}; }
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
  [data-current] b { color: ${token.color.ink}; font-weight: ${token.weight.bold}; }
`;

/** What the scoreboard shows below the score: periods, points, corners, cards. */
interface Part {
  readonly name: string;
  readonly score: readonly [number | string, number | string];
  readonly isCurrent?: boolean;
}

const isSome = (score: readonly number[] | undefined): score is Score =>
  score?.some((own) => own > 0) ?? false;

const useParts = (event: EventView): readonly Part[] => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const { sport, status, scores, statistics } = event;
  const current = status === 'live' ? currentScore(event) : undefined;
  const { points, corners, reds } = scores;
  const yellows = statistics?.yellowCards;
  const yellowCard = sportLooks[sport].statistics.yellowCards;
  const isTieBreak = current !== undefined && current[0] === 6 && current[1] === 6;
  return [
    ...periodScores(scores).map(([period, score]) => ({
      name: period.startsWith('ot') ? t('overtime', { number: period.slice(2) }) : periodName(t, period),
      score,
      isCurrent: score === current,
    })),
    ...(points && status === 'live'
      ? [
          {
            name: t('currentGame'),
            score: [
              pointText(sport, [points[0], points[1]], isTieBreak),
              pointText(sport, [points[1], points[0]], isTieBreak),
            ] as const,
          },
        ]
      : []),
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

/** The head of an opened match: its teams, the score or the time of its start, and the scores of its periods. */
export const Scoreboard = ({ event, children }: ScoreboardProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const { status, home, away, competition, startsAt } = event;
  const score = mainScore(event);
  const parts = useParts(event);
  const isLive = status === 'live' ? '' : undefined;
  const phase = phaseText(t, event);
  const time = eventTimeText(t, event, timeText);
  return (
    <Root as="header">
      <Meta>
        <span>{text(competition.name)}</span>
        {status !== 'scheduled' && <time>{timeText(startsAt, 'brief')}</time>}
      </Meta>
      <Clock data-live={isLive}>
        {status === 'scheduled' && timeText(startsAt, 'monthDay')}
        {status !== 'scheduled' && (phase && phase !== time ? `${phase} ${time}` : time)}
      </Clock>
      <Action>{children}</Action>
      <Title>
        <span data-side="home">
          <TeamShield colours={home.colours} />
          <span>{text(home.name)}</span>
        </span>
        {score ? (
          <b data-score="" data-live={isLive}>
            <span className="pv-sr-only">{t('scoreInWords', { home: score[0], away: score[1] })}</span>
            <span aria-hidden="true">
              {score[0]} : {score[1]}
            </span>
          </b>
        ) : (
          <b>{status === 'scheduled' ? time : 'VS'}</b>
        )}
        <span data-side="away">
          <TeamShield colours={away.colours} />
          <span>{text(away.name)}</span>
        </span>
      </Title>
      {score && parts.length > 0 && (
        <Parts aria-label={t('scoreboard')}>
          {parts.map(({ name, score: [own, other], isCurrent }) => (
            <li key={name} data-current={isCurrent ? '' : undefined}>
              {name}
              <b>
                {own}:{other}
              </b>
            </li>
          ))}
        </Parts>
      )}
    </Root>
  );
};
