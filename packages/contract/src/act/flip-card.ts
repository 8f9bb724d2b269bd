import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { ClientSeed, FlipRound } from '../entities/flip';
import { limits } from '../limits';

export const flipCard = defineCall({
  path: '/act/api/v1/flip/card',
  auth: 'member',
  needs: 'offer',
  provenance: 'ours',
  summary:
    'Flips a card for a chance. The client seed of the first flip determines the board; for a card that is already flipped the answer is the unchanged round. 20201 without an open round, 20414 noFlipChance',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Flips', 'Dividends', 'Mail'] },
  request: Type.Object({
    round: Id,
    card: Type.Integer({ minimum: 0, maximum: limits.flipCards - 1 }),
    clientSeed: ClientSeed,
  }),
  response: FlipRound,
});
