import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { useIncidentText } from '../../../../shared/sports/incident-text';
import type { MatchIncident } from '../../../../shared/sports/match-picture';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import { phone, visuallyHidden } from './board-layout';
import { sportIcons } from './sport-icons';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  ${phone} { display: block; }
`;

/** The teams at the start of the line: one above it, one below it. */
const Sides = styled.div`
  display: grid;
  grid-template-rows: 32px 32px 32px;
  align-items: center;
  padding-inline-end: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  > span { display: flex; align-items: center; gap: ${token.space[2]}; white-space: nowrap; }
  > :last-child { grid-row: 3; }
  ${phone} { display: none; }
`;

/**
 * The incidents on a line from left to right: those of the home side above it, those of the away side below it. The latest is
 * the first of the document, so that lists in words and the place where the line is scrolled to begin with it.
 */
const Line = styled.ol`
  position: relative;
  display: flex;
  flex-direction: row-reverse;
  overflow-x: auto;
  font-size: ${token.text.xs};
  line-height: 16px;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
  li {
    flex: 1 0 62px;
    display: grid;
    grid-template-rows: minmax(32px, auto) 32px minmax(32px, auto);
    justify-items: center;
    min-width: 0;
    text-align: center;
  }
  li::before {
    content: '';
    grid-area: 2 / 1;
    place-self: center stretch;
    height: 2px;
    background: ${token.color.line};
  }
  i {
    grid-area: 2 / 1;
    z-index: ${token.z.raised};
    display: grid;
    place-items: center;
    place-self: center;
    width: 10px;
    height: 10px;
    border: 2px solid ${token.color.surface};
    border-radius: ${token.radius.full};
    background: ${token.color.lineStrong};
  }
  p { grid-row: 3; padding-inline: 2px; color: ${token.color.inkMuted}; }
  p > b { display: block; font-weight: ${token.weight.medium}; font-variant-numeric: tabular-nums; }
  /* The side of the line names the team. */
  em { font-style: normal; }
  em > span { ${visuallyHidden} }
  li[data-side='h'] p { grid-row: 1; align-self: end; }
  li[data-kind='yellow'] i, li[data-kind='red'] i { width: 12px; height: 16px; border-radius: 3px; background: ${token.color.valueSolid}; }
  li[data-kind='red'] i { background: ${token.color.dangerSolid}; }
  li[data-kind='red'] p { color: ${token.color.danger}; }
  li[data-goal] i { width: 32px; height: 32px; background: ${token.color.live}; color: ${token.color.surface}; }
  li[data-goal] p { color: var(--sb-live); font-weight: ${token.weight.bold}; > b { font-weight: inherit; } }
  ${phone} {
    display: block;
    font-size: ${token.text.sm};
    li { grid-template: auto / 40px 32px minmax(0, 1fr); align-items: center; justify-items: start; min-height: 32px; text-align: start; }
    li::before { grid-area: 1 / 2; place-self: stretch center; width: 2px; height: auto; }
    i { grid-area: 1 / 2; }
    li[data-goal] i { width: 24px; height: 24px; }
    li p, li[data-side='h'] p { display: contents; }
    p > b { grid-area: 1 / 1; }
    p > em { grid-area: 1 / 3; }
    em > span { position: static; clip-path: none; }
  }
`;

interface MatchTimelineProps {
  readonly event: EventView;
  /** The latest first. */
  readonly incidents: readonly MatchIncident[];
}

/** The turning points of a match. */
export const MatchTimeline = ({ event, incidents }: MatchTimelineProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const incidentText = useIncidentText();
  const Icon = sportIcons[event.sport];
  const { scoring } = sportLooks[event.sport];
  return (
    <Root>
      <Sides aria-hidden="true">
        {[event.home, event.away].map(({ id, short, colours }) => (
          <span key={id}>
            <TeamMark colours={colours} />
            {text(short)}
          </span>
        ))}
      </Sides>
      <Line aria-label={t('timeline')} tabIndex={0}>
        {incidents.map((incident, index) => {
          const { at, kind, side, value } = incident;
          const isGoal = scoring.includes(kind);
          const team = side && `${text(side === 'h' ? event.home.short : event.away.short)} · `;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
              key={`${at}${kind}${index}`}
              data-kind={kind}
              data-side={side}
              data-goal={isGoal ? '' : undefined}
            >
              <i aria-hidden="true">{isGoal && <Icon size={20} />}</i>
              <p>
                <b>{minuteOf(t, event, incident)}</b>
                <em>
                  {team && <span>{team}</span>}
                  {incidentText(event, { kind, value })}
                </em>
              </p>
            </li>
          );
        })}
      </Line>
    </Root>
  );
};
