import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, Moment, Nullable, oneOf } from '../entities/common';
import { FlipRound } from '../entities/flip';
import { flipChanceCauses } from '../enumerations';

const count = Type.Integer({ minimum: 0 });

export const flipInfo = defineCall({
  path: '/act/api/v1/flip/info',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The prizes of the card game, the member’s chances and its latest rounds',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Dividends', 'SignIns', 'Flips'] },
  request: Empty,
  response: Type.Object({
    prizes: Type.Array(Amount, { description: 'One a card; 0.00 for none' }),
    maxFlips: count,
    chanceDays: count,
    openHours: Type.Integer({ minimum: 1, description: 'For which a round is open' }),
    multiple: Type.Integer({ minimum: 0, description: 'Required turnover, hundredths of a prize' }),
    own: Nullable(
      Type.Object({
        chances: Type.Array(Type.Object({ cause: oneOf(flipChanceCauses), expiresAt: Moment }), {
          description: 'The next to be spent first',
        }),
        rounds: Type.Array(FlipRound, { description: 'The latest first; an open one is the first' }),
      }),
      { description: 'Null for a visitor' },
    ),
  }),
});
