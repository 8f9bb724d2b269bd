import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AgentSum, Percent } from '../entities/agent';
import { Amount, Empty } from '../entities/common';
import { FormField } from '../entities/form';

export const agentProgramme = defineCall({
  path: '/agent/api/v1/programme',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'What the agent programme pays, an example, and the fields of an application',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Empty,
  response: Type.Object({
    rates: Type.Array(
      Type.Object({
        base: Type.Unsafe<string>({ ...Amount, description: 'At least' }),
        active: Type.Integer({ minimum: 0, description: 'At least' }),
        rate: Percent,
      }),
      { description: 'The last row that is reached counts' },
    ),
    below: Type.Array(Percent, { description: 'Of the commission of the agents below, by distance' }),
    fee: Percent,
    activeTurnover: Amount,
    activeDeposits: Amount,
    countedOn: Type.Object({
      day: Type.Integer({ minimum: 1, maximum: 28 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
    }),
    example: AgentSum,
    fields: Type.Array(FormField),
  }),
});
