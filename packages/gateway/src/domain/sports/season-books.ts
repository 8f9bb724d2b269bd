import type { SportsProvider } from '@pavilion/contract';
import {
  type EventStatus,
  type Market,
  marketKey,
  type OutrightEvent,
  outrightMarket,
  type SuspensionReason,
  sportDefinitions,
} from '@pavilion/contract/sports';
import { hourMs, minuteMs, secondMs } from '../../durations';
import { acceptanceDelay } from './acceptance-delays';
import { type Match, unpricedBookOf } from './engine/book';
import { certain, type Distribution } from './engine/distributions/distribution';
import { findDistribution } from './engine/distributions/quantity';
import type { Override } from './engine/overrides';
import { type Margin, priceOf } from './engine/pricing';
import { chancesOf, type SeasonMatch, tableOf, winnerOf } from './engine/season';
import { commitmentOf, drawsOf, eventSeed } from './engine/seeds';
import type { SimulationModel } from './engine/simulation-model';
import type { ScheduledEvent } from './schedule/schedule';
import { findSeason, matchesOfSeason, type Season } from './schedule/seasons';
import type { EventBook, OverrideRow, StoredEvent } from './sports-engine';

/** No match takes longer, ms. */
const longestMatch = 12 * hourMs;
/** Margin of the winner's market: half of it in equal parts, so that outsiders carry their share. */
const margin: Margin = { total: 0.15, spread: 0.5 };
/** Matches, opening distributions and chances in memory. */
const keptMatches = 4_000;
const keptChances = 200;
const keptBooks = 200;

/** A match of a season at a moment. */
interface MatchNow {
  readonly distribution: Distribution | undefined;
  readonly epoch: number;
  readonly isRunning: boolean;
  readonly isPlayed: boolean;
  readonly suspension?: SuspensionReason;
  readonly delay: number;
}

interface Ports {
  readonly secret: string;
  readonly model: SimulationModel;
  matchOf(event: ScheduledEvent): Match;
  overridesOf(event: string): readonly Override[];
}

/** What the operator has changed of a season. */
interface SeasonEffect {
  readonly isSuspended: boolean;
  readonly isVoid: boolean;
  /** When it was played to its end at once. */
  readonly finishedAt: number | undefined;
}

const seasonEffectOf = (overrides: readonly OverrideRow[], at: number): SeasonEffect => {
  let isSuspended = false;
  let isVoid = false;
  let finishedAt: number | undefined;
  for (const override of overrides) {
    if (override.at > at) continue;
    if (override.kind === 'suspend') isSuspended = true;
    if (override.kind === 'resume') isSuspended = false;
    if (override.kind === 'cancel' || override.kind === 'abandon') isVoid = true;
    if (override.kind === 'finish') finishedAt ??= override.at;
  }
  return { isSuspended, isVoid, finishedAt };
};

/** Adds to a map, and drops what was added first. */
const keep = <Value>(map: Map<string, Value>, key: string, value: Value, size: number): Value => {
  if (map.size >= size) map.delete(map.keys().next().value as string);
  map.set(key, value);
  return value;
};

/**
 * The books of outrights: functions of the season, its overrides, those of its matches, and the time. Chances and winner follow
 * from the distributions and results of the matches, so that they agree with the prices of the matches at every moment.
 */
export const createSeasonBooks = ({ secret, model, matchOf, overridesOf }: Ports) => {
  const seasons = new Map<string, Season & { readonly matches: readonly ScheduledEvent[] }>();
  /** Distributions of matches before they open, and played matches with the first moment that is known to have them so. */
  const openingDistributions = new Map<string, Distribution>();
  const played = new Map<string, MatchNow & { readonly since: number }>();
  const chances = new Map<string, readonly number[]>();
  /** The latest book of each season and venue: callers of the same second share it. */
  const books = new Map<string, { readonly version: string; readonly book: EventBook }>();

  const seasonOf = (id: string) => {
    const known = seasons.get(id);
    if (known) return known;
    const season = findSeason(id);
    if (!season) throw new Error(`the season ${id} is unknown`);
    return keep(seasons, id, { ...season, matches: matchesOfSeason(season) }, keptChances);
  };

  const openingDistribution = ({ id, sport, opening, bestOf }: ScheduledEvent): Distribution => {
    const known = openingDistributions.get(id);
    if (known) return known;
    const distributions = model.sports[sport].start({ rates: opening, bestOf }).distributions(-1, opening);
    const { distribution } = findDistribution(distributions, sportDefinitions[sport].difference, 'ft')!;
    return keep(openingDistributions, id, distribution, keptMatches);
  };

  const matchAt = (event: ScheduledEvent, at: number): MatchNow => {
    // Later changes do not count, so that a moment has one book.
    const overrides = overridesOf(event.id).filter((override) => override.at <= at);
    if (at < event.opensAt && overrides.length === 0)
      return {
        distribution: openingDistribution(event),
        epoch: 0,
        isRunning: false,
        isPlayed: false,
        delay: 0,
      };
    const key = `${event.id}:${overrides.length}`;
    const known = played.get(key);
    if (known && at >= known.since) return known;
    const match = matchOf(event);
    const { book } = unpricedBookOf(match, overrides, at);
    const { status, scores, epoch, suspension, distributions } = book;
    const isRunning = status === 'live' || status === 'interrupted' || status === 'ended';
    const score = scores[sportDefinitions[event.sport].mainPeriod];
    if (status === 'settled' && score) {
      const distribution = certain(score[0] - score[1]);
      const final = { distribution, epoch, isRunning, isPlayed: true, delay: 0, since: at };
      return keep(played, key, final, keptMatches);
    }
    const isOff = status === 'abandoned' || status === 'cancelled';
    return {
      distribution: isOff
        ? undefined
        : findDistribution(distributions, sportDefinitions[event.sport].difference, 'ft')?.distribution,
      epoch: epoch + (isOff ? 1 : 0),
      isRunning,
      isPlayed: false,
      ...(suspension && { suspension }),
      delay: acceptanceDelay(match, { ...book, markets: [] }),
    };
  };

  const seedOf = (id: string) => eventSeed(secret, id);

  const computeBook = (
    { id }: StoredEvent,
    overrides: readonly OverrideRow[],
    now: number,
    provider: SportsProvider,
  ): EventBook => {
    const season = seasonOf(id);
    const { participants, matches, startsAt, endsAt } = season;
    // Seasons open at a whole second, so that the moments of one second have one book.
    const tick = Math.max(0, Math.floor((now - season.opensAt) / secondMs));
    const at = season.opensAt + tick * secondMs;
    const { isSuspended, isVoid, finishedAt } = seasonEffectOf(overrides, at);
    const settlesAt = finishedAt ?? season.settlesAt;
    const isFinal = at >= settlesAt;
    const numberOf = new Map(participants.map((participant, number) => [participant.id, number]));
    // Once the table is final, nothing that happens later changes it.
    const momentOf = (event: ScheduledEvent) =>
      finishedAt === undefined
        ? Math.min(at, season.settlesAt)
        : Math.max(finishedAt, event.startsAt + longestMatch);
    const states = matches.map((event) => matchAt(event, momentOf(event)));
    const inSeason = matches.map(
      ({ home, away }, index): SeasonMatch => ({
        home: numberOf.get(home.id)!,
        away: numberOf.get(away.id)!,
        distribution: isFinal && !states[index]!.isPlayed ? undefined : states[index]!.distribution,
      }),
    );
    const count = states.filter(({ isPlayed }) => isPlayed).length;
    const isOff = isVoid || (isFinal && count === 0);
    const statusNow = (): EventStatus => {
      if (isOff) return 'cancelled';
      if (isFinal) return 'settled';
      if (at >= endsAt) return 'ended';
      return at < startsAt ? 'scheduled' : 'live';
    };
    const status = statusNow();
    const isTaken = now >= season.opensAt && (status === 'scheduled' || status === 'live');
    const suspension = isSuspended
      ? 'operator'
      : states.find(({ isRunning, suspension: reason }) => isRunning && reason)?.suspension;
    const epoch = states.reduce((sum, state) => sum + state.epoch, 0);
    const draws = drawsOf(seedOf(id));
    const winner =
      status === 'settled'
        ? participants[
            winnerOf(tableOf(participants.length, inSeason), (number) => draws.uniform('lots', number))
          ]!.id
        : undefined;

    /** Prices move once a minute, and with every material change of a match. */
    const chancesNow = (): readonly number[] => {
      const key = [id, Math.floor(at / minuteMs), epoch, count].join();
      return chances.get(key) ?? keep(chances, key, chancesOf(participants.length, inSeason), keptChances);
    };

    const marketsNow = (): readonly Market[] => {
      if (!isTaken) return [];
      const known = chancesNow();
      const profile = model.profiles[provider];
      const possible = known.filter((chance) => chance > 0).length;
      const selections = participants.map(({ id: side }, number) => {
        const won = known[number]!;
        const shares = { won, returned: 0, lost: 1 - won };
        const offered = { ...margin, total: margin.total * profile.margin };
        const price = priceOf(shares, offered, possible, false);
        return { side, price: price ?? 0, open: price !== undefined };
      });
      if (!selections.some(({ open }) => open)) return [];
      const { type, period } = outrightMarket;
      return [
        {
          key: marketKey(id, type, period),
          type,
          period,
          status: suspension === undefined ? 'open' : 'suspended',
          ...(suspension && { reason: suspension }),
          epoch,
          lines: [{ q: 0, selections }],
        },
      ];
    };

    let markets: readonly Market[] | undefined;
    const event: OutrightEvent = {
      id,
      sport: season.sport,
      competition: season.competition,
      participants,
      startsAt,
      endsAt,
      settlesAt,
      status,
      played: count,
      matches: matches.length,
      parlayMin: 1,
      commitment: commitmentOf(seedOf(id)),
      ...(winner !== undefined && { winner }),
    };
    return {
      event,
      version: [tick, overrides.filter((override) => override.at <= at).length],
      // Settlement reads books each second, and no prices.
      get markets() {
        markets ??= marketsNow();
        return markets;
      },
      delay: Math.max(0, ...states.map(({ delay }) => delay)) * secondMs,
      ...((winner !== undefined || isOff) && { seed: Buffer.from(seedOf(id)).toString('hex') }),
      incidentsAfter: () => [],
      statistics: () => ({}),
      baseOf: () => 0,
      resultOf: ({ side }) => {
        if (isOff) return 'void';
        if (winner === undefined) return undefined;
        return side === winner ? 'won' : 'lost';
      },
      sharesOf: ({ side }) => {
        const number = numberOf.get(side);
        return number === undefined ? undefined : { won: chancesNow()[number]!, returned: 0 };
      },
    };
  };

  return {
    bookAt(
      event: StoredEvent,
      overrides: readonly OverrideRow[],
      now: number,
      provider: SportsProvider,
    ): EventBook {
      const { matches } = seasonOf(event.id);
      const changes = matches.reduce((sum, match) => sum + overridesOf(match.id).length, 0);
      const version = [Math.floor(now / secondMs), overrides.length, changes].join();
      const key = `${event.id} ${provider}`;
      const known = books.get(key);
      if (known?.version === version) return known.book;
      books.delete(key);
      return keep(books, key, { version, book: computeBook(event, overrides, now, provider) }, keptBooks)
        .book;
    },
  };
};
