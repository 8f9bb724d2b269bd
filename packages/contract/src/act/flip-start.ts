import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { FlipRound } from '../entities/flip';

export const flipStart = defineCall({
  path: '/act/api/v1/flip/start',
  auth: 'member',
  needs: 'offer',
  provenance: 'ours',
  summary:
    'Begins a round, or returns the open one. 20414 noFlipChance, 20403 offerSpent for the budget of the day, 20407 samePerson',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Flips'] },
  request: Empty,
  response: FlipRound,
});
