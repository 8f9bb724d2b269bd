import {
  type BoardVersion,
  type EventStatus,
  type Market,
  type MatchClock,
  marketTypes,
  type Score,
  type Sport,
  type SuspensionReason,
  voidRules,
} from '@pavilion/contract/sports';
import { hourMs } from '../../../durations';
import type { QuantityDistribution } from './distributions/quantity';
import type { Draws } from './draws';
import { type MarketFacts, marketsOf } from './markets';
import { fullOffer, type OfferProfile } from './offers';
import { matchEffectOf, type Override } from './overrides';
import { follow, type Progress } from './progress';
import { ratesAt } from './rate-path';
import { drawsOf } from './seeds';
import type { SportModels } from './simulation-model';
import type { Incident } from './sport-model';
import { sportModels } from './sport-models.generated';

/** What determines an event, besides its overrides. */
export interface EventParams {
  readonly id: string;
  readonly sport: Sport;
  /** Milliseconds since 1970. */
  readonly opensAt: number;
  readonly startsAt: number;
  /** Match seconds per second. */
  readonly speed: number;
  /** Rates at the opening, and the standard deviation of their change until the start. */
  readonly opening: readonly number[];
  readonly spread: readonly number[];
  readonly bestOf: number;
  /** Secret until the event is settled. */
  readonly seed: Uint8Array;
}

/** An event with its simulated future. Never sent to clients. */
export interface Match {
  readonly params: EventParams;
  readonly draws: Draws;
  readonly rates: readonly number[];
  readonly incidents: readonly Incident[];
  /** The model of its sport that it is simulated and priced by. */
  readonly model: SportModels[Sport];
}

/** State and prices of an event at a tick. */
export interface Book {
  readonly event: string;
  readonly sport: Sport;
  readonly version: BoardVersion;
  readonly status: EventStatus;
  readonly clock: MatchClock;
  readonly scores: Readonly<Record<string, Score>>;
  readonly epoch: number;
  readonly suspension?: SuspensionReason;
  /** Incidents up to now, oldest first. */
  readonly incidents: readonly Incident[];
  readonly markets: readonly Market[];
  /** The distributions behind the markets, for settlement and cash-out. Never sent to clients. */
  readonly distributions: readonly QuantityDistribution[];
  /** Whether the last material incident can no longer be reversed by a video review. */
  readonly isConfirmed: boolean;
}

/** Match seconds after the last material incident from which results are confirmed. */
export const confirmedAfter = 60;
/** Ticks are seconds before the start, and match seconds after it. */
const secondsPerMinute = 60;

/** Simulates an event. A function of its parameters: callers may keep the result or compute it again. */
export const simulate = (
  params: EventParams,
  draws: Draws = drawsOf(params.seed),
  models: SportModels = sportModels,
): Match => {
  const rates = ratesAt(params.opening, params.spread, draws, 1);
  const model = models[params.sport];
  const incidents = model.simulate({ rates, bestOf: params.bestOf }, draws);
  return { params, draws, rates, incidents, model };
};

const noIncidents: readonly Incident[] = [];

/** Whether an event starts so much later than planned that its bets are void. */
const isPostponedTooFar = ({ sport, startsAt }: EventParams, newStart: number): boolean =>
  newStart - startsAt > voidRules[sport].postponedHours * hourMs;

const statusOf = (
  final: EventStatus | undefined,
  at: number,
  { hasEnded, epochAt }: Progress,
): EventStatus => {
  if (final !== undefined) return final;
  if (at < 0) return 'scheduled';
  if (!hasEnded) return 'live';
  return at < epochAt + confirmedAfter ? 'ended' : 'settled';
};

const isBettable = (status: EventStatus) => status === 'scheduled' || status === 'live';

/**
 * The last tick at which something changed by time alone: before the start, prices move once a minute, so that boards of
 * scheduled events need not be computed and sent each second.
 */
const changedTick = (tick: number, isScheduled: boolean): number =>
  isScheduled ? tick - (tick % secondsPerMinute) : tick;

const momentOf = ({ params }: Match, overrides: readonly Override[], now: number) => {
  const { opensAt, startsAt, speed } = params;
  const tick = Math.max(0, Math.floor((now - opensAt) / 1000));
  // Before the opening it is tick 0 all the time, and overrides count from theirs.
  const time = Math.min(now, opensAt + tick * 1000);
  const effect = matchEffectOf(overrides, time, params);
  const at = ((effect.playedUntil ?? time) - effect.startsAt) * (speed / 1000);
  // Also before the planned start: the version of an event that is postponed while it is live must not fall.
  const version: BoardVersion = [changedTick(tick, at < 0 && time < startsAt), effect.count];
  return { effect, at, version };
};

/** The version of a simulated event at a moment. Moments of the same version have the same book. */
export const versionOf = (match: Match, overrides: readonly Override[], now: number): BoardVersion =>
  momentOf(match, overrides, now).version;

/** The distributions by which lines are chosen, which hold for a minute. */
interface LineDistributions {
  readonly at: number;
  readonly minute: number;
  readonly distributions: readonly QuantityDistribution[];
}

/** Those of each match at its last book without overrides. */
const lineDistributionsOfMatches = new WeakMap<Match, LineDistributions>();

/** The line distributions of a match without overrides: they follow from its incidents, so the same minute has the same ones. */
const keptLineDistributions = (
  match: Match,
  at: number,
  minute: number,
  compute: () => readonly QuantityDistribution[],
): readonly QuantityDistribution[] => {
  const kept = lineDistributionsOfMatches.get(match);
  if (kept?.at === at && kept.minute === minute) return kept.distributions;
  const distributions = compute();
  lineDistributionsOfMatches.set(match, { at, minute, distributions });
  return distributions;
};

/** A book that a venue's offer makes complete. */
export interface UnpricedBook {
  readonly book: Omit<Book, 'markets'>;
  readonly facts: Omit<MarketFacts, 'profile'> | undefined;
}

/** The book of a simulated event at a moment, without prices. */
export const unpricedBookOf = (match: Match, overrides: readonly Override[], now: number): UnpricedBook => {
  const { params, draws, model } = match;
  const { id, sport, opensAt } = params;
  const { effect, at, version } = momentOf(match, overrides, now);

  const share = (version[0] * 1000) / (params.startsAt - opensAt);
  const base = share < 1 ? ratesAt(params.opening, params.spread, draws, share) : match.rates;
  const rates = base.map((rate, index) => rate + (effect.moved[index] ?? 0));

  const played = at < 0 ? noIncidents : effect.incidents(match.incidents, at);
  const lineMinute = Math.floor(at / secondsPerMinute) * secondsPerMinute;
  const start = model.start({ rates: match.rates, bestOf: params.bestOf });
  const { progress, lines } = follow(model.incidentRules, start, played, lineMinute);
  const shownAt = progress.hasEnded ? progress.epochAt : at;

  const final = isPostponedTooFar(params, effect.startsAt) ? 'cancelled' : effect.status;
  const status = statusOf(final, at, progress);
  const distributions =
    status === 'abandoned'
      ? progress.state.abandoned(shownAt, rates, effect.retired)
      : progress.state.distributions(shownAt, rates);
  const { clock, scores } = progress.state.scoreboard(shownAt);
  const suspensionOf = (type: string, period: string) =>
    progress.suspension ?? effect.suspensionOf(type, period);
  const hasSameDistributions = lines.state === progress.state && (at < 0 || !model.isTimed);
  const book = {
    event: id,
    sport,
    version,
    status,
    clock,
    scores,
    epoch: progress.epoch,
    ...(progress.suspension === undefined ? {} : { suspension: progress.suspension }),
    incidents: played,
    distributions,
    isConfirmed: progress.suspension === undefined && at >= progress.epochAt + confirmedAfter,
  };
  if (!isBettable(status)) return { book, facts: undefined };
  const computeLineDistributions = () => lines.state.distributions(Math.max(lines.at, lineMinute), rates);
  const lineDistributions = () =>
    effect.count === 0 && at >= 0
      ? keptLineDistributions(match, lines.at, lineMinute, computeLineDistributions)
      : computeLineDistributions();
  return {
    book,
    facts: {
      event: id,
      types: marketTypes[sport],
      offers: model.offers,
      distributions,
      lineDistributions: hasSameDistributions ? distributions : lineDistributions(),
      isLive: at >= 0,
      epoch: progress.epoch,
      suspensionOf,
    },
  };
};

/** The book with the offer of a venue. */
export const pricedBook = ({ book, facts }: UnpricedBook, profile: OfferProfile = fullOffer): Book => ({
  ...book,
  markets: facts === undefined ? [] : marketsOf({ ...facts, profile }),
});

/** The book of a simulated event at a moment; see {@link bookAt}. */
export const bookOf = (
  match: Match,
  overrides: readonly Override[],
  now: number,
  profile: OfferProfile = fullOffer,
): Book => pricedBook(unpricedBookOf(match, overrides, now), profile);

/**
 * The book of an event at a moment: a function of its arguments. It knows only incidents up to the moment, so prices
 * cannot depend on later ones. Moments of the same whole second since the opening have the same book.
 *
 * @param now in milliseconds since 1970.
 */
export const bookAt = (params: EventParams, overrides: readonly Override[], now: number): Book =>
  bookOf(simulate(params), overrides, now);
