import { dayMs, hourMs } from '../../../durations';
import { type GameClock, type RoundTiming, timingOn } from '../../../venues/tables';
import { dayOf } from '../../days';

/** A day of the brand's calendar, from its first moment to that of the next day. Milliseconds since 1970. */
interface Day {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A round of a game as its clock determines it. Milliseconds since 1970. */
export interface RoundTimes {
  /** The day and the four digits of the number, e.g. `202611240123`. */
  readonly no: string;
  readonly day: string;
  /** In the day, from 1. */
  readonly number: number;
  /** Rounds of the day. */
  readonly rounds: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly endsAt: number;
}

export type RoundPhase = 'betting' | 'closed' | 'reveal';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The first moment of a day, found by halving: a clock change may be at any hour, also at midnight. */
const startOf = (day: string, timeZone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = midnight - 30 * hourMs;
  let within = midnight + 30 * hourMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle), timeZone) >= day) within = middle;
    else before = middle;
  }
  return within;
};

export const phaseAt = (round: RoundTimes, now: number): RoundPhase => {
  if (now < round.closesAt) return 'betting';
  return now < round.drawsAt ? 'closed' : 'reveal';
};

/** Milliseconds until the next phase. */
export const leftAt = (round: RoundTimes, now: number): number => {
  const ends = { betting: round.closesAt, closed: round.drawsAt, reveal: round.endsAt };
  return Math.max(0, ends[phaseAt(round, now)] - now);
};

/**
 * The rounds of table games: pure functions of the time, so that gateways agree without a message, and a restart changes
 * nothing. Days begin at midnight of the brand's calendar; the last round of a day lasts until the day ends.
 */
export const createRoundClock = (timeZone: string) => {
  const days = new Map<string, Day>();
  let latest: Day | undefined;

  const dayNamed = (day: string): Day => {
    const known = days.get(day);
    if (known) return known;
    const found = { day, startsAt: startOf(day, timeZone), endsAt: startOf(dayAfter(day, 1), timeZone) };
    if (days.size > 32) days.clear();
    days.set(day, found);
    return found;
  };

  const dayAt = (moment: number): Day => {
    if (!latest || moment < latest.startsAt || moment >= latest.endsAt) {
      latest = dayNamed(dayOf(new Date(moment), timeZone));
    }
    return latest;
  };

  const roundsIn = (clock: GameClock, { day, startsAt, endsAt }: Day): number =>
    Math.floor((endsAt - startsAt) / timingOn(clock, day).period);

  const roundOfDay = (clock: GameClock, day: Day, number: number): RoundTimes => {
    const timing = timingOn(clock, day.day);
    const rounds = roundsIn(clock, day);
    const opensAt = day.startsAt + (number - 1) * timing.period;
    const closesAt = opensAt + timing.bet;
    return {
      no: `${day.day.replaceAll('-', '')}${String(number).padStart(4, '0')}`,
      day: day.day,
      number,
      rounds,
      opensAt,
      closesAt,
      drawsAt: closesAt + timing.guard,
      endsAt: number === rounds ? day.endsAt : opensAt + timing.period,
    };
  };

  return {
    roundsOf: (clock: GameClock, day: string): number => roundsIn(clock, dayNamed(day)),

    /** The clock of a game on the day of a moment. */
    timingAt: (clock: GameClock, moment: number): RoundTiming => timingOn(clock, dayAt(moment).day),

    dayBefore: (day: string): string => dayAfter(day, -1),
    dayAfter: (day: string): string => dayAfter(day, 1),

    roundAt(clock: GameClock, moment: number): RoundTimes {
      const day = dayAt(moment);
      const number = Math.floor((moment - day.startsAt) / timingOn(clock, day.day).period) + 1;
      return roundOfDay(clock, day, Math.min(number, roundsIn(clock, day)));
    },

    /** The round with the number of a protocol, such as `202611240123`; undefined when there is none. */
    roundNamed(clock: GameClock, no: string): RoundTimes | undefined {
      const [, year, month, date, digits] = /^(\d{4})(\d\d)(\d\d)(\d{4})$/.exec(no) ?? [];
      const name = `${year}-${month}-${date}`;
      if (digits === undefined || Number.isNaN(Date.parse(`${name}T00:00:00Z`))) return undefined;
      if (new Date(`${name}T00:00:00Z`).toISOString().slice(0, 10) !== name) return undefined;
      const day = dayNamed(name);
      const number = Number(digits);
      return number >= 1 && number <= roundsIn(clock, day) ? roundOfDay(clock, day, number) : undefined;
    },

    /** The latest rounds whose draw is due, oldest first. */
    latestDrawn(clock: GameClock, moment: number, count: number): RoundTimes[] {
      const rounds: RoundTimes[] = [];
      let day = dayAt(moment);
      let { number } = this.roundAt(clock, moment);
      while (rounds.length < count) {
        if (number === 0) {
          day = dayNamed(dayAfter(day.day, -1));
          number = roundsIn(clock, day);
        }
        const round = roundOfDay(clock, day, number--);
        if (round.drawsAt <= moment) rounds.unshift(round);
      }
      return rounds;
    },
  };
};

export type RoundClock = ReturnType<typeof createRoundClock>;
