import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Day } from '../entities/common';
import { SignInDay } from '../entities/sign-in';

/** The day is the key: a repeated call answers with what the first one did. */
export const signInMakeup = defineCall({
  path: '/act/api/v1/signin/makeup',
  auth: 'member',
  needs: 'offer',
  provenance: 'ours',
  summary: 'Makes up for a missed day of this month with coins, once',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['SignIns', 'Balance', 'Transactions'] },
  request: Type.Object({ day: Day }),
  response: SignInDay,
});
