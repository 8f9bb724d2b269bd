import type { EventView } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { listedName, useIncidentText } from '../../../../shared/sports/incident-text';
import type { MatchIncident } from '../../../../shared/sports/match-picture';
import { sportLooks } from '../../../../shared/sports/sport-looks';
import { TeamMark } from '../../../../shared/sports/team-mark';
import { detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import { sportIcons } from './sport-icons';

/** The latest incident is the first of the document, so that lists in words and a line that scrolls begin with it. */
const Line = styled.ol`
  position: relative;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-width: 0;
  height: 36px;
  padding-inline: ${token.space[4]};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
  overflow-x: auto;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  scrollbar-width: none;
  &:focus-visible { outline-offset: -2px; }
  li { flex: none; display: flex; align-items: center; gap: 6px; color: ${token.color.inkMuted}; }
  li > b { font-weight: ${token.weight.medium}; }
  em { font-style: normal; }
  [data-card] { width: 9px; height: 12px; border-radius: 2px; background: ${token.color.valueSolid}; }
  [data-card='red'] { background: ${token.color.dangerSolid}; }
  li[data-goal] { color: var(--sb-live); }
  li[data-goal] > b { font-weight: ${token.weight.bold}; }
`;

const cards: readonly string[] = ['yellow', 'red'];

interface MatchTimelineProps {
  readonly event: EventView;
}

/** The turning points of a match in one line: goals and cards as pictures, the others in words. Nothing before the first. */
export const MatchTimeline = ({ event }: MatchTimelineProps) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const incidentText = useIncidentText();
  const Icon = sportIcons[event.sport];
  const { scoring, turningPoints } = sportLooks[event.sport];
  const incidents = (event.incidents ?? []).filter(({ kind }) => turningPoints.includes(kind)).toReversed();
  if (!incidents.some(({ side }) => side)) return null;
  const picture = ({ kind }: MatchIncident) => {
    if (scoring.includes(kind)) return <Icon size={16} />;
    return cards.includes(kind) ? <i data-card={kind} aria-hidden="true" /> : undefined;
  };
  return (
    <Line aria-label={t('timeline')} tabIndex={0}>
      {incidents.map((incident, index) => {
        const { at, kind, side, value } = incident;
        const drawing = picture(incident);
        const what = incidentText(event, { kind, value });
        const team = side && (side === 'h' ? event.home : event.away);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: incidents of one second may be equal
            key={`${at}${kind}${index}`}
            data-goal={scoring.includes(kind) ? '' : undefined}
            title={team ? `${text(listedName(event.sport, team))} · ${what}` : what}
          >
            {team && <TeamMark colours={team.colours} sport={event.sport} />}
            {drawing}
            <b>{minuteOf(t, event, incident)}</b>
            <em>
              {team && <span className="pv-sr-only">{text(listedName(event.sport, team))} · </span>}
              <span className={drawing && 'pv-sr-only'}>{what}</span>
            </em>
          </li>
        );
      })}
    </Line>
  );
};
