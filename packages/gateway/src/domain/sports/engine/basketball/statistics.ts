import type { Score } from '@pavilion/contract/sports';
import type { Incident } from '../sport-model';

type Incidents = readonly Incident[];

const scores: Incident['kind'][] = ['possession', 'correction'];

/** The largest lead of each side in points. */
export const largestLead = (incidents: Incidents): Score => {
  let lead = 0;
  let largest: Score = [0, 0];
  for (const { kind, side, value = 0 } of incidents) {
    if (!scores.includes(kind) || side === undefined) continue;
    lead += side === 'h' ? value : -value;
    largest = [Math.max(largest[0], lead), Math.max(largest[1], -lead)];
  }
  return largest;
};

/** The most points of each side in a row, without a point of the other. */
export const longestRun = (incidents: Incidents): Score => {
  let current: Score = [0, 0];
  let longest: Score = [0, 0];
  for (const { kind, side, value = 0 } of incidents) {
    if (!scores.includes(kind) || value <= 0) continue;
    current = side === 'h' ? [current[0] + value, 0] : [0, current[1] + value];
    longest = [Math.max(longest[0], current[0]), Math.max(longest[1], current[1])];
  }
  return longest;
};
