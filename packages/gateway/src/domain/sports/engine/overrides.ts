import type { EventStatus, SuspensionReason } from '@pavilion/contract/sports';
import type { Incident, Side } from './sport-model';

/** Changes of an event by the operator. Rows are only added; each holds from its moment on. */
export type OverrideChange =
  /** `scope`: the markets of a type, `{type}`, or one of them, `{type}:{period}`; all markets without it. */
  | { readonly kind: 'suspend' | 'resume'; readonly scope?: string }
  /** Adds to the rates. */
  | { readonly kind: 'move'; readonly rates: readonly number[] }
  /** Applies an incident that the simulation does not have, such as a score correction. */
  | { readonly kind: 'correct'; readonly incident: Omit<Incident, 'at'> }
  | { readonly kind: 'abandon'; readonly retired?: Side }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'postpone'; readonly startsAt: number }
  /** Ends the match at once, with the result of the whole simulation. */
  | { readonly kind: 'finish' };

/** A change of a match and its moment: `at` in milliseconds since 1970. It is stored as an `OverrideRow`. */
export type Override = OverrideChange & { readonly seq: number; readonly at: number };

/** The joint effect of the overrides of a match up to a moment. */
export interface MatchEffect {
  readonly count: number;
  readonly startsAt: number;
  readonly status?: EventStatus;
  /** The moment at which the match stopped. */
  readonly playedUntil?: number;
  readonly retired?: Side;
  readonly moved: readonly number[];
  suspensionOf(type: string, period: string): SuspensionReason | undefined;
  /** The incidents up to a match second, with corrections and an early end. */
  incidents(simulated: readonly Incident[], at: number): readonly Incident[];
}

interface Draft {
  startsAt: number;
  status?: EventStatus;
  playedUntil?: number;
  retired?: Side;
  moved: number[];
  suspended: Set<string>;
  corrections: Incident[];
  finishedAt?: number;
}

const everything = '*';

type Effects = {
  readonly [Kind in Override['kind']]: (
    draft: Draft,
    override: Extract<Override, { kind: Kind }>,
    matchSecond: number,
  ) => void;
};

const effects: Effects = {
  suspend: (draft, { scope }) => draft.suspended.add(scope ?? everything),
  resume: (draft, { scope }) => {
    if (scope === undefined) draft.suspended.clear();
    else draft.suspended.delete(scope);
  },
  move: (draft, { rates }) => {
    for (const [index, rate] of rates.entries()) draft.moved[index] = (draft.moved[index] ?? 0) + rate;
  },
  correct: (draft, { incident }, at) => draft.corrections.push({ ...incident, at }),
  abandon: (draft, { at, retired }) => {
    draft.status = 'abandoned';
    draft.playedUntil = at;
    if (retired !== undefined) draft.retired = retired;
  },
  cancel: (draft, { at }) => {
    draft.status = 'cancelled';
    draft.playedUntil = at;
  },
  postpone: (draft, { startsAt }) => {
    draft.startsAt = startsAt;
  },
  finish: (draft, _override, at) => {
    draft.finishedAt = at;
  },
};

const playedUpTo: MatchEffect['incidents'] = (simulated, at) =>
  simulated.filter((incident) => incident.at <= at);
const neverSuspended = () => undefined;

/** The effect of the overrides of a match up to a moment. */
export const matchEffectOf = (
  overrides: readonly Override[],
  time: number,
  { startsAt, speed }: { readonly startsAt: number; readonly speed: number },
): MatchEffect => {
  // Of almost every event, whose version each reader of its book asks for.
  if (overrides.length === 0) {
    return { startsAt, moved: [], count: 0, suspensionOf: neverSuspended, incidents: playedUpTo };
  }
  const draft: Draft = { startsAt, moved: [], suspended: new Set(), corrections: [] };
  let count = 0;
  for (const override of overrides) {
    if (override.at > time) continue;
    count += 1;
    const matchSecond = (override.at - draft.startsAt) * (speed / 1000);
    (effects[override.kind] as (draft: Draft, override: Override, at: number) => void)(
      draft,
      override,
      matchSecond,
    );
  }
  const { suspended, corrections, finishedAt, ...effect } = draft;
  return {
    ...effect,
    count,
    suspensionOf: (type, period) =>
      [everything, type, `${type}:${period}`].some((scope) => suspended.has(scope)) ? 'operator' : undefined,
    incidents: (simulated, at) => {
      const played =
        finishedAt === undefined
          ? playedUpTo(simulated, at)
          : simulated.map((incident) => ({ ...incident, at: Math.min(incident.at, finishedAt) }));
      return corrections.length === 0
        ? played
        : [...played, ...corrections].sort((one, other) => one.at - other.at);
    },
  };
};
