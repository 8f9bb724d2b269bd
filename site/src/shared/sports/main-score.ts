import type { EventView } from '@pavilion/contract';
import type { Sport } from '@pavilion/contract/sports';

/** Home and away. */
export type Score = readonly [home: number, away: number];

/** The period whose score is the score of the match. */
const mainPeriods: Readonly<Record<Sport, string>> = {
  football: 'ft',
  basketball: 'ft',
  tennis: 'sets',
  cs2: 'maps',
  moba: 'maps',
};

/** The score of a match; undefined before its start. */
export const mainScore = ({
  sport,
  status,
  scores,
}: Pick<EventView, 'sport' | 'status' | 'scores'>): Score | undefined =>
  status === 'scheduled' || status === 'postponed' || status === 'cancelled'
    ? undefined
    : (scores[mainPeriods[sport]] as Score | undefined);
