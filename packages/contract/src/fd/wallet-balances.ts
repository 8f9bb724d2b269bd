import { defineCall } from '../call';
import { Balances } from '../entities/balances';
import { Empty } from '../entities/common';

export const walletBalances = defineCall({
  path: '/fd/api/v1/wallet/balances',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The balance of every account of the member: main wallet, venues, locked money, coins',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Balance'] },
  request: Empty,
  response: Balances,
});
