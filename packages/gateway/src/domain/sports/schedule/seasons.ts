import { type Competition, outrightId, type Participant, type Sport } from '@pavilion/contract/sports';
import { dayMs, hourMs } from '../../../durations';
import { type CompetitionRow, competitionOf, competitionRows } from './competitions';
import { participantOf } from './participants';
import { eventsOfCompetition, type ScheduledEvent, scheduleDayOf } from './schedule';

/** A season of a competition: its matches within a week, in fast competitions within a day. */
export interface Season {
  /** That of its outright. */
  readonly id: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly participants: readonly Participant[];
  /** When bets on its winner are first taken, in milliseconds since 1970, as every time here. */
  readonly opensAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** When its table is final: also a match that ran into the night, or was postponed a little, counts. */
  readonly settlesAt: number;
}

/** Competitions up to this rank have outrights, and all fast ones. */
const lowestRank = 8;

const hasSeasons = ({ rank, speed }: CompetitionRow): boolean => speed > 1 || rank <= lowestRank;
const daysOf = ({ speed }: Pick<CompetitionRow, 'speed'>): number => (speed > 1 ? 1 : 7);
/** Longest time from the start of a season to its final table, ms. */
export const longestSeason = 7 * dayMs + 12 * hourMs;

/** Midnight in China, which days of the schedule begin with. */
const midnightOf = (text: string): number => Date.parse(`${text}T00:00:00+08:00`);

const seasonOf = (row: CompetitionRow, startsAt: number): Season => {
  const endsAt = startsAt + daysOf(row) * dayMs;
  return {
    id: outrightId(row.id, scheduleDayOf(startsAt).replaceAll('-', '')),
    sport: row.sport,
    competition: competitionOf(row),
    participants: Array.from({ length: row.participants }, (_, index) =>
      participantOf(row.sport, row.first + index),
    ),
    opensAt: startsAt - row.opensHours * hourMs,
    startsAt,
    endsAt,
    settlesAt: endsAt + (row.speed > 1 ? 1 : 12) * hourMs,
  };
};

/** The matches of a season, by start. */
export const matchesOfSeason = ({ competition, startsAt, endsAt }: Season): readonly ScheduledEvent[] => {
  const row = competitionRows.find(({ id }) => id === competition.id)!;
  return Array.from({ length: (endsAt - startsAt) / dayMs }, (_, index) =>
    eventsOfCompetition(row, scheduleDayOf(startsAt + index * dayMs)),
  ).flat();
};

/** The start of the season that a moment belongs to. Weeks begin on Monday, as 1970-01-05 was. */
const startOf = (row: CompetitionRow, moment: number): number => {
  const first = midnightOf('1970-01-05');
  const length = daysOf(row) * dayMs;
  return first + Math.floor((moment - first) / length) * length;
};

/** The seasons that start in a span, its end excluded. */
export const seasonsBetween = (from: number, to: number): readonly Season[] =>
  competitionRows.filter(hasSeasons).flatMap((row) => {
    const seasons: Season[] = [];
    for (let start = startOf(row, from); start < to; start += daysOf(row) * dayMs) {
      if (start >= from) seasons.push(seasonOf(row, start));
    }
    return seasons;
  });

/** The season of a competition that a moment belongs to; undefined if it has none. */
export const findSeasonAt = (competition: string, moment: number): Season | undefined => {
  const row = competitionRows.find(({ id }) => id === competition);
  return row && hasSeasons(row) ? seasonOf(row, startOf(row, moment)) : undefined;
};

/** The season with the id of an outright; undefined if there is none. */
export const findSeason = (id: string): Season | undefined => {
  const match = /^out\.([a-z]+\.[a-z]+)\.(\d{4})(\d\d)(\d\d)$/.exec(id);
  if (match === null) return undefined;
  const [, competition, year, month, date] = match as unknown as string[];
  const row = competitionRows.find((each) => each.id === competition);
  const start = midnightOf(`${year}-${month}-${date}`);
  if (row === undefined || !hasSeasons(row) || Number.isNaN(start)) return undefined;
  const season = seasonOf(row, startOf(row, start));
  return season.id === id ? season : undefined;
};
