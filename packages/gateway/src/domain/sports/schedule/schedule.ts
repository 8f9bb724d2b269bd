import type { Competition, Participant, SportEvent } from '@pavilion/contract/sports';
import { dayMs, hourMs, minuteMs, minutesPerDay } from '../../../durations';
import type { Book, EventParams } from '../engine/book';
import { commitmentOf, eventSeed } from '../engine/seeds';
import { type CompetitionRow, competitionOf, competitionRows } from './competitions';
import { pairOf } from './pairings';
import { participantOf, strengthOf } from './participants';
import { sportSchedules } from './sport-schedules';

/** An event of the schedule. Its parameters for the engine are those with a seed, see {@link paramsOf}. */
export interface ScheduledEvent extends Omit<EventParams, 'seed'> {
  readonly competition: Competition;
  readonly home: Participant;
  readonly away: Participant;
}

/** Days of the schedule begin at midnight in China. */
const utcOffset = 8 * hourMs;
const roundedTo = 5;

/** The day of the schedule (YYYY-MM-DD) that a moment belongs to. */
export const scheduleDayOf = (moment: number): string =>
  new Date(moment + utcOffset).toISOString().slice(0, 10);

const eventOf = (row: CompetitionRow, day: string, index: number): ScheduledEvent => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const number = (midnight / dayMs) * row.matchesADay + index;
  const [home, away] = pairOf(row.participants, number).map((position) => row.first + position) as [
    number,
    number,
  ];
  const minutes = row.firstMinute + (minutesPerDay / row.matchesADay) * index;
  const startsAt = midnight - utcOffset + Math.floor(minutes / roundedTo) * roundedTo * minuteMs;
  const { opening, spread } = sportSchedules[row.sport].rates;
  return {
    id: `${row.id}.${day.replaceAll('-', '')}.${String(index + 1).padStart(2, '0')}`,
    sport: row.sport,
    competition: competitionOf(row),
    home: participantOf(row.sport, home),
    away: participantOf(row.sport, away),
    opensAt: startsAt - row.opensHours * hourMs,
    startsAt,
    speed: row.speed,
    opening: opening(strengthOf(home) - strengthOf(away), number),
    spread,
    bestOf: row.bestOf,
  };
};

/** The events of a competition that start on a day (YYYY-MM-DD, in China), by start. */
export const eventsOfCompetition = (row: CompetitionRow, day: string): readonly ScheduledEvent[] =>
  Array.from({ length: row.matchesADay }, (_, index) => eventOf(row, day, index));

/** All events that start on a day (YYYY-MM-DD, in China), by start. A function of the day. */
export const eventsOfDay = (day: string): readonly ScheduledEvent[] =>
  competitionRows
    .flatMap((row) => eventsOfCompetition(row, day))
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));

/** The event with an id; undefined if no day has it. */
export const findEvent = (id: string): ScheduledEvent | undefined => {
  const match = /^([a-z]+\.[a-z]+)\.(\d{4})(\d\d)(\d\d)\.(\d\d)$/.exec(id);
  if (match === null) return undefined;
  const [, competition, year, month, date, number] = match as unknown as string[];
  const row = competitionRows.find((each) => each.id === competition);
  const day = `${year}-${month}-${date}`;
  const index = Number(number) - 1;
  const isDay = new Date(Date.parse(day) || 0).toISOString().startsWith(day);
  return row === undefined || !isDay || index < 0 || index >= row.matchesADay
    ? undefined
    : eventOf(row, day, index);
};

/** The parameters of an event for the engine. */
export const paramsOf = (event: ScheduledEvent, secret: string | Uint8Array): EventParams => ({
  ...event,
  seed: eventSeed(secret, event.id),
});

/** An event with the state of its book, as clients see it. */
export const presentEvent = (
  { id, sport, competition, home, away, startsAt }: ScheduledEvent,
  { seed }: Pick<EventParams, 'seed'>,
  { status, clock, scores }: Book,
): SportEvent => ({
  id,
  sport,
  competition,
  home,
  away,
  startsAt,
  status,
  clock,
  scores,
  parlayMin: 1,
  commitment: commitmentOf(seed),
});
