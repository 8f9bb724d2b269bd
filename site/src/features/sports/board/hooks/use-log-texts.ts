import type { EventView } from '@pavilion/contract';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { listedName, useIncidentText } from '../../../../shared/sports/incident-text';
import { periodName } from '../../../../shared/sports/market-names';
import { detailMessages } from '../../details/messages/detail-messages';
import { minuteOf } from '../../details/minute-of';
import type { LoggedIncident } from '../model/match-log';
import { pointText } from '../model/scoreboard';

/** An incident of a log in words. */
interface LogTexts {
  /** The minute in football, else the period; in tennis with the games of the set. */
  readonly when: string;
  /** The score after the incident, or in tennis the points of the game. */
  readonly score: string;
  readonly what: string;
}

const wonTexts = { game: 'wonGame', break: 'wonBreak', set: 'wonSet' } as const;

/** The texts of logged incidents of a match, in the current language. */
export const useLogTexts = (event: EventView): ((incident: LoggedIncident) => LogTexts) => {
  const t = useMessages(detailMessages);
  const text = useLocalText();
  const incidentText = useIncidentText();
  return (incident) => {
    const { period, score, points, won, side } = incident;
    const own = incidentText(event, incident);
    if (period === undefined) return { when: minuteOf(t, event, incident), score: '', what: own };
    const name = period.startsWith('ot') ? t('overtime', { number: period.slice(2) }) : periodName(t, period);
    const main = score ? score.join(':') : '';
    if (event.sport !== 'tennis') return { when: name, score: main, what: own };
    const isTieBreak = score?.join() === '6,6';
    const team = side && text(listedName(event.sport, side === 'h' ? event.home : event.away));
    return {
      when: [name, main].filter(Boolean).join(' '),
      score: points
        ? [points, [points[1], points[0]] as const]
            .map((pair) => pointText('tennis', pair, isTieBreak))
            .join(':')
        : '',
      what: won && team ? `${team} · ${t(wonTexts[won])}` : own,
    };
  };
};
