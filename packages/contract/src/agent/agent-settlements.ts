import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AgentSettlement } from '../entities/agent';
import { Empty, Moment, Nullable } from '../entities/common';

export const agentSettlements = defineCall({
  path: '/agent/api/v1/settlements',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The last 24 counted months of the agent, newest first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Agent'] },
  request: Empty,
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        ...AgentSettlement.properties,
        countedAt: Moment,
        paidAt: Nullable(Moment),
        below: Type.Array(
          Type.Object({
            name: Type.String(),
            distance: Type.Integer({ minimum: 1, maximum: 2 }),
            own: AgentSettlement.properties.own,
            share: AgentSettlement.properties.own,
          }),
          { description: 'The agents below with a commission of their own' },
        ),
      }),
    ),
  }),
});
