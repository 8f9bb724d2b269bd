import { allLimits, type LimitKind, limitDefinitions } from '@pavilion/contract';

/**
 * Whether the step after the registration asks for the limits that are enforced there. Those on play would be eleven further fields
 * before the first game: they are set on the page of the limits.
 */
const isAskedFirst: Readonly<Record<(typeof limitDefinitions)[LimitKind]['enforcedBy'], boolean>> = {
  deposits: true,
  gate: false,
};

/** The name of a limit that a new member can set. */
export type FirstLimit = (typeof allLimits)[number];

/** The limits that a new member is asked for, in the order of the page of limits. */
export const firstLimits = (): readonly FirstLimit[] =>
  allLimits.filter(({ kind }) => isAskedFirst[limitDefinitions[kind].enforcedBy]);
