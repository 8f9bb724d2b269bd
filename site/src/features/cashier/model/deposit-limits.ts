import { type LimitKind, limitDefinitions, limitKinds } from '@pavilion/contract';

/** The kinds of limits that a new deposit order is checked against, in the order of the page of limits. */
export const depositLimitKinds = (): readonly LimitKind[] =>
  limitKinds.filter((kind) => limitDefinitions[kind].enforcedBy === 'deposits');
