import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Price, Provider, SelectionId } from '../entities/sports';

export const sportsPriceHistory = defineCall({
  path: '/game/api/v1/sports/price-history',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'How the price of a selection moved: in the last day, and in play since half an hour before the start',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ provider: Provider, selection: SelectionId }),
  response: Type.Object({
    points: Type.Array(
      Type.Object({
        at: Type.Integer({ description: 'Milliseconds since 1970', examples: [1_795_500_000_000] }),
        price: Price,
      }),
      { description: 'Oldest first, at equal intervals; moments without a price are left out' },
    ),
  }),
});
