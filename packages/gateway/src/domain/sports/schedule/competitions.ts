import type { LocalText } from '@pavilion/contract';
import { type Competition, type Sport, sports } from '@pavilion/contract/sports';
import { minutesPerDay } from '../../../durations';
import { text } from '../../texts';
import { type Group, sportSchedules } from './sport-schedules';

/** A competition with what its matches are made of. */
export interface CompetitionRow {
  readonly id: string;
  readonly sport: Sport;
  readonly name: LocalText;
  readonly rank: number;
  readonly speed: 1 | 9;
  readonly participants: number;
  /** Number of the first participant among those of the sport. */
  readonly first: number;
  readonly matchesADay: number;
  /** Minute of the day at which the first match starts; the others follow at equal distances. */
  readonly firstMinute: number;
  readonly bestOf: number;
  readonly opensHours: number;
}

const rowsOf = (sport: Sport, group: Group, speed: 1 | 9, first: number): CompetitionRow[] => {
  const distance = minutesPerDay / group.matchesADay;
  return group.names.map(([id, chinese, english], index) => ({
    id: `${sportSchedules[sport].prefix}.${id}`,
    sport,
    name: text(chinese, english),
    rank: index + 1,
    speed,
    participants: group.participants,
    first: first + index * group.participants,
    matchesADay: group.matchesADay,
    // The competitions of a sport start in turn, so that matches are live at any hour.
    firstMinute: Math.floor((distance * index) / group.names.length),
    bestOf: group.bestOf ?? 1,
    opensHours: speed === 1 ? 72 : 3,
  }));
};

const count = ({ names, participants }: Group) => names.length * participants;

/** All competitions, fast ones last in each sport. */
export const competitionRows: readonly CompetitionRow[] = sports.flatMap((sport) => {
  const { competitions, fast } = sportSchedules[sport];
  return [...rowsOf(sport, competitions, 1, 0), ...(fast ? rowsOf(sport, fast, 9, count(competitions)) : [])];
});

/** A competition as lists show it. */
export const competitionOf = ({ id, sport, name, rank, speed }: CompetitionRow): Competition => ({
  id,
  sport,
  name,
  rank,
  speed,
});
