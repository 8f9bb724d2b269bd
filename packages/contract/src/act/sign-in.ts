import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { SignInDay } from '../entities/sign-in';

/** The day is the key: a repeated call answers with what the first one did. */
export const signIn = defineCall({
  path: '/act/api/v1/signin/sign',
  auth: 'member',
  needs: 'offer',
  provenance: 'ours',
  summary: 'Signs the member in for today and credits the coins of the day, once',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['SignIns', 'Balance', 'Transactions'] },
  request: Empty,
  response: SignInDay,
});
