import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, Cursor, Moment, NextCursor, Nullable, oneOf } from '../entities/common';
import { invitationStates } from '../enumerations';

export const inviteFriends = defineCall({
  path: '/act/api/v1/invite/friends',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'The friends that registered with the code of the member, newest first: what they have done, not how much',
  bundle: 'money',
  endpoint: { kind: 'infiniteQuery', providesTags: ['Dividends'] },
  request: Type.Object({
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        account: Type.String({ description: 'Masked' }),
        joinedAt: Moment,
        until: Moment,
        isNamed: Type.Boolean({ description: 'The real name was confirmed' }),
        hasDeposited: Type.Boolean(),
        hasPlayed: Type.Boolean(),
        state: oneOf(invitationStates),
        earned: Nullable(Amount, { description: 'Granted for this friend, and not revoked' }),
      }),
    ),
    nextCursor: NextCursor,
  }),
});
