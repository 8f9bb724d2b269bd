import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Empty, Nullable } from '../entities/common';

const count = Type.Integer({ minimum: 0 });

export const inviteInfo = defineCall({
  path: '/act/api/v1/invite/info',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'What inviting friends pays, and what the member has earned by it',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Dividends'] },
  request: Empty,
  response: Type.Object({
    rules: Type.Object({
      days: Type.Integer({
        minimum: 1,
        description: 'Days after the registration in which a friend does every step',
      }),
      deposit: Amount,
      turnover: Amount,
      inviterReward: Amount,
      friendReward: Amount,
      maxFriends: count,
      multiple: Type.Integer({
        minimum: 0,
        description: 'Required turnover of a reward, hundredths of its amount',
      }),
      tiers: Type.Array(Type.Object({ friends: count, amount: Amount })),
    }),
    own: Nullable(
      Type.Object({
        code: Type.String({ description: 'For the query key `r_code` of a link' }),
        invited: count,
        rewarded: count,
        earned: Amount,
      }),
      { description: 'Null for a visitor' },
    ),
  }),
});
