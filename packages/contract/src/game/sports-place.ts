import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AmountInput } from '../entities/common';
import { ConsentName, Price, Provider, SelectionId, SlipSizes, SportBet, slipLegs } from '../entities/sports';

export const sportsPlace = defineCall({
  path: '/game/api/v1/sports/place',
  auth: 'member',
  needs: 'play',
  demo: 'allowed',
  idempotent: true,
  provenance: 'ours',
  summary: 'Places a single bet, a parlay or a system. A bet in play is pending until the venue decides',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Bets', 'Transactions', 'Protection'] },
  request: Type.Object({
    provider: Provider,
    legs: slipLegs(
      Type.Object({
        selection: SelectionId,
        price: Price,
        epoch: Type.Integer({ minimum: 0, description: 'Of the market, as shown' }),
      }),
    ),
    sizes: SlipSizes,
    unit: AmountInput,
    consent: ConsentName,
    confirmed: Type.Optional(
      Type.Boolean({ description: 'The member wants the same bet as some seconds ago again' }),
    ),
  }),
  response: Type.Object({
    bet: SportBet,
    balance: Type.String({ description: 'Of the account that paid the stake', examples: ['100.00'] }),
  }),
});
