import type { SuspensionReason } from '@pavilion/contract/sports';
import type { Incident, IncidentRules, MatchState } from './sport-model';

/** A match after some of its incidents. */
export interface Progress {
  readonly state: MatchState;
  readonly suspension?: SuspensionReason;
  /** Number of material incidents, and the time of the last one. */
  readonly epoch: number;
  readonly epochAt: number;
  readonly hasEnded: boolean;
}

/** A match at present, and as it was when its lines were chosen. */
export interface Followed {
  readonly progress: Progress;
  readonly lines: { readonly state: MatchState; readonly at: number };
}

/**
 * Follows a match through its incidents up to now.
 *
 * @param lineMinute the last whole minute: lines are chosen then, or after a later material incident.
 */
export const follow = (
  rules: IncidentRules,
  start: MatchState,
  incidents: readonly Incident[],
  lineMinute: number,
): Followed => {
  let state = start;
  let suspension: SuspensionReason | undefined;
  let epoch = 0;
  let epochAt = 0;
  let hasEnded = false;
  let lines = { state: start, at: lineMinute };
  for (const incident of incidents) {
    const rule = rules[incident.kind];
    state = state.after(incident);
    if (rule?.resumes) suspension = undefined;
    else suspension = rule?.suspends ?? suspension;
    if (rule?.changesEpoch) {
      epoch += 1;
      epochAt = incident.at;
    }
    if (rule?.changesEpoch || incident.at <= lineMinute) lines = { state, at: incident.at };
    hasEnded ||= incident.kind === 'end';
  }
  return {
    progress: { state, ...(suspension === undefined ? {} : { suspension }), epoch, epochAt, hasEnded },
    lines,
  };
};
