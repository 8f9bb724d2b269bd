import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Day, Moment, Nullable, oneOf } from '../entities/common';
import { PeakPrize, PeakRound, PeakRow } from '../entities/peak';
import { peakWeeks } from '../enumerations';

const count = Type.Integer({ minimum: 0 });

export const peakRanking = defineCall({
  path: '/act/api/v1/peak/ranking',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The best multiple of the week among a member, its inviter and its invited friends',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Bets', 'Dividends'] },
  request: Type.Object({ week: oneOf(peakWeeks) }),
  response: Type.Object({
    rules: Type.Object({
      stake: Amount,
      maxRounds: count,
      minRounds: count,
      minMembers: count,
      maxFriends: count,
      prizes: Type.Array(Amount, { description: 'By place, the first one first' }),
      multiple: Type.Integer({ minimum: 0, description: 'Required turnover, hundredths of a prize' }),
    }),
    first: Day,
    last: Day,
    endsAt: Moment,
    isClosed: Type.Boolean({ description: 'The prizes of the week were granted' }),
    own: Nullable(
      Type.Object({
        code: Type.String({ description: 'For the query key `r_code` of a link' }),
        rows: Type.Array(PeakRow, { description: 'By place, then those without one' }),
        rounds: Type.Integer({ minimum: 0, description: 'Of the member: those that count' }),
        best: Nullable(PeakRound, { description: 'Of the member' }),
        prize: Nullable(PeakPrize),
      }),
      { description: 'Null for a visitor' },
    ),
  }),
});
