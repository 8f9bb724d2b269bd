import type { Score } from '@pavilion/contract/sports';
import {
  certain,
  type Distribution,
  negligible,
  normalized,
  poissonWeights,
  shifted,
  totalOf,
  trimmed,
} from '../distributions/distribution';

/** A map consists of phases; the side with more kills in a phase gains a level of the lead. A lead of this wins. */
export const winningLead = 5;
export const phases = 12;
export const phaseSeconds = 170;

/** Change of home's share of the kills with each level of the lead. */
const shareByLead = 0.035;
/** Kills of a side in a phase are counted up to this number. */
const maxKills = 7;

/** Strengths of a match. */
export interface KillRates {
  /** Home's share of the kills while nobody leads. */
  readonly share: number;
  /** Expected kills of both sides in a phase. */
  readonly kills: number;
}

/** Home's share of the kills at a lead. */
export const shareAt = ({ share }: KillRates, lead: number): number =>
  Math.max(0.1, Math.min(0.9, share + shareByLead * lead));

/** A map up to now. */
export interface MapState {
  readonly lead: number;
  /** Completed phases. */
  readonly phase: number;
  /** Kills in the current phase, and in the map. */
  readonly inPhase: Score;
  readonly kills: Score;
}

export const freshMap: MapState = { lead: 0, phase: 0, inPhase: [0, 0], kills: [0, 0] };

/** The distributions of the kills of both sides in the rest of a phase. */
export const phaseKills = (
  rates: KillRates,
  lead: number,
  left: number,
): readonly [Distribution, Distribution] => {
  const share = shareAt(rates, lead);
  const distribution = (mean: number): Distribution => ({
    from: 0,
    chances: normalized(poissonWeights(mean, maxKills)),
  });
  return [distribution(rates.kills * left * share), distribution(rates.kills * left * (1 - share))];
};

/** The distributions of the end of a map. */
export interface MapDistributions {
  /** Chance that home wins. */
  readonly home: number;
  readonly margin: Distribution;
  readonly total: Distribution;
  /** Chance that home gains the first lead, when nobody has led yet. */
  readonly firstLead: number;
}

const levels = 2 * winningLead + 1;

/** Chances of a value in a phase in which the lead falls, stays and rises. Not normalized. */
type ByChange = readonly [falls: Distribution, stays: Distribution, rises: Distribution];

/** What a phase adds from a lead. */
interface PhaseDistributions {
  readonly margin: ByChange;
  readonly total: ByChange;
}

const phaseDistributions = (
  rates: KillRates,
  lead: number,
  left: number,
  [homeNow, awayNow]: Score,
): PhaseDistributions => {
  const [home, away] = phaseKills(rates, lead, left);
  const zeros = () => new Array<number>(2 * maxKills + 1).fill(0);
  const margins = [zeros(), zeros(), zeros()] as const;
  const totals = [zeros(), zeros(), zeros()] as const;
  for (let i = 0; i <= maxKills; i += 1) {
    for (let j = 0; j <= maxKills; j += 1) {
      const chance = home.chances[i]! * away.chances[j]!;
      const change = 1 + Math.sign(homeNow + i - awayNow - j);
      margins[change]![i - j + maxKills]! += chance;
      totals[change]![i + j]! += chance;
    }
  }
  const distributionsFrom = (from: number, chances: typeof margins) =>
    chances.map((each) => trimmed({ from, chances: each })) as unknown as ByChange;
  return { margin: distributionsFrom(-maxKills, margins), total: distributionsFrom(0, totals) };
};

/** A phase that leads to one of several distributions of the rest, by the change of the lead. */
const followedBy = (
  changes: ByChange,
  rests: readonly [falls: Distribution, stays: Distribution, rises: Distribution],
): Distribution => {
  const from = Math.min(...changes.map((change, index) => change.from + rests[index]!.from));
  const to = Math.max(
    ...changes.map(
      (change, index) =>
        change.from + change.chances.length + rests[index]!.from + rests[index]!.chances.length - 1,
    ),
  );
  const chances = new Array<number>(to - from).fill(0);
  for (const [index, change] of changes.entries()) {
    const rest = rests[index]!;
    const offset = change.from + rest.from - from;
    for (let step = 0; step < change.chances.length; step += 1) {
      const chance = change.chances[step]!;
      if (chance < negligible) continue;
      for (let value = 0; value < rest.chances.length; value += 1) {
        chances[offset + step + value]! += chance * rest.chances[value]!;
      }
    }
  }
  return trimmed({ from, chances });
};

/** What is still to come from a level of the lead: the chance that home wins, and the kills. */
interface Rest {
  readonly home: number;
  readonly margin: Distribution;
  readonly total: Distribution;
}

const noKills = certain(0);

/** The rest of a map that is decided; one without a leader at its end is decided by one fight. */
const decidedRest = ({ share }: KillRates, lead: number): Rest => ({
  home: lead === 0 ? share : Number(lead > 0),
  margin: noKills,
  total: noKills,
});

/** The rest of a map from a phase, which leads to `next`. */
const restBefore = (distributions: PhaseDistributions, next: readonly Rest[], level: number): Rest => {
  const rests = [next[level - 1]!, next[level]!, next[level + 1]!] as const;
  const [fallen, same, risen] = rests;
  return {
    home: rests.reduce(
      (sum, { home }, index) => sum + totalOf(distributions.total[index]!.chances) * home,
      0,
    ),
    margin: followedBy(distributions.margin, [fallen.margin, same.margin, risen.margin]),
    total: followedBy(distributions.total, [fallen.total, same.total, risen.total]),
  };
};

/** The distributions of whole phases by level, and the rest of a map by the number of completed phases and by level. */
interface RateDistributions {
  readonly phase: readonly PhaseDistributions[];
  readonly rests: readonly (readonly Rest[])[];
}

const isDecided = (level: number) => level === 0 || level === levels - 1;

const computeRateDistributions = (rates: KillRates): RateDistributions => {
  const phase = Array.from({ length: levels }, (_, level) =>
    phaseDistributions(rates, level - winningLead, 1, [0, 0]),
  );
  const end = phase.map((_, level) => decidedRest(rates, level - winningLead));
  const rests = [end];
  for (let completed = phases - 1; completed >= 0; completed -= 1) {
    const [next] = rests as [Rest[]];
    rests.unshift(
      phase.map((distributions, level) =>
        isDecided(level) ? end[level]! : restBefore(distributions, next, level),
      ),
    );
  }
  return { phase, rests };
};

/**
 * Distributions by rates, which stay the same during a match: computing them takes most of the time of a book. Kept for the matches
 * whose books were computed last.
 */
const keptRates = 32;
const knownDistributions = new Map<string, RateDistributions>();

const rateDistributions = (rates: KillRates): RateDistributions => {
  const key = `${rates.share} ${rates.kills}`;
  const distributions = knownDistributions.get(key) ?? computeRateDistributions(rates);
  knownDistributions.delete(key);
  if (knownDistributions.size >= keptRates)
    knownDistributions.delete(knownDistributions.keys().next().value as string);
  knownDistributions.set(key, distributions);
  return distributions;
};

/**
 * The distributions of a map from its state.
 *
 * @param left part of the current phase that is still to come, from 0 to 1.
 */
export const mapDistributionsOf = (rates: KillRates, map: MapState, left: number): MapDistributions => {
  const { phase, rests } = rateDistributions(rates);
  const level = map.lead + winningLead;
  const current = phaseDistributions(rates, map.lead, left, map.inPhase);
  const next = rests[map.phase + 1];
  const rest =
    next === undefined || isDecided(level) ? decidedRest(rates, map.lead) : restBefore(current, next, level);
  const [homeKills, awayKills] = map.kills;
  return {
    home: rest.home,
    margin: shifted(rest.margin, homeKills - awayKills),
    total: shifted(rest.total, homeKills + awayKills),
    firstLead: firstLead(current.total, phase[winningLead]!.total),
  };
};

/** Chance that home wins a map that has not begun. */
export const freshMapChance = (rates: KillRates): number =>
  rateDistributions(rates).rests[0]![winningLead]!.home;

const firstLead = (current: ByChange, later: ByChange): number => {
  const [lost, , won] = current.map(({ chances }) => totalOf(chances)) as [number, number, number];
  const [laterLost, , laterWon] = later.map(({ chances }) => totalOf(chances)) as [number, number, number];
  return won + (1 - won - lost) * (laterWon / (laterWon + laterLost));
};
