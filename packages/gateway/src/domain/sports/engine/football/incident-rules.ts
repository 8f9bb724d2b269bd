import type { IncidentRules } from '../sport-model';

/**
 * Incidents of football that change markets. Whenever an incident says more about the score than the prices do, it
 * suspends the markets; `resume` opens them again.
 */
export const incidentRules: IncidentRules<'football'> = {
  'kick-off': { suspends: 'kick-off', changesEpoch: true },
  resume: { resumes: true },
  danger: { suspends: 'danger' },
  penalty: { suspends: 'penalty', changesEpoch: true },
  'penalty-missed': {},
  goal: { suspends: 'goal', changesEpoch: true },
  'video-review': { suspends: 'video-review', changesEpoch: true },
  'goal-confirmed': { suspends: 'goal' },
  'goal-cancelled': { suspends: 'video-review', changesEpoch: true },
  red: { suspends: 'red-card', changesEpoch: true },
  corner: {},
  'added-time': {},
  'half-time': { changesEpoch: true },
  'second-half': { suspends: 'kick-off', changesEpoch: true },
  correction: { changesEpoch: true },
  end: { changesEpoch: true },
};

/** Seconds for which a kick-off and a red card suspend the markets. */
export const kickOffPause = 5;
export const redCardPause = 15;
