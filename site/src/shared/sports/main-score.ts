import type { EventView } from '@pavilion/contract';
import { sportDefinitions } from '@pavilion/contract/sports';

/** Home and away. */
export type Score = readonly [home: number, away: number];

/** The score of a match; undefined before its start. */
export const mainScore = ({
  sport,
  status,
  scores,
}: Pick<EventView, 'sport' | 'status' | 'scores'>): Score | undefined =>
  status === 'scheduled' || status === 'postponed' || status === 'cancelled'
    ? undefined
    : (scores[sportDefinitions[sport].mainPeriod] as Score | undefined);
