import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Nullable } from '../entities/common';
import { SportBet } from '../entities/sports';

export const sportsOutcome = defineCall({
  path: '/game/api/v1/sports/outcome',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'The bet of an idempotency key of sportsPlace; null: not placed, and it never will be',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Bets'] },
  request: Type.Object({
    key: Type.String({ pattern: '^[\\x21-\\x7e]{8,64}$', examples: ['key-00000001'] }),
  }),
  response: Type.Object({ bet: Nullable(SportBet) }),
});
