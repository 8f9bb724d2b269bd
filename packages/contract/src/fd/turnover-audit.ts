import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneOf } from '../entities/common';
import { TurnoverRequirement, TurnoverTotals } from '../entities/turnover';
import { requirementStates } from '../enumerations';

export const turnoverAudit = defineCall({
  path: '/fd/api/v1/audit/requirements',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Turnover required by deposits and bonuses before a withdrawal, newest first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Turnover'] },
  request: Type.Object({ state: Type.Optional(oneOf(requirementStates)) }),
  response: Type.Object({ items: Type.Array(TurnoverRequirement), totals: TurnoverTotals }),
});
