import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { PlaySummary } from '../entities/protection';
import { summarySpans } from '../enumerations';
export const playSummary = defineCall({
  path: '/site/api/v1/protection/summary',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'The member’s own results: deposits, withdrawals, stakes, payouts and playing time of a span',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Protection', 'Transactions'] },
  request: Type.Object({ span: oneOf(summarySpans) }),
  response: PlaySummary,
});
