import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AgentCard, AgentSum, Month } from '../entities/agent';
import { Empty, LocalText, Moment, Nullable, oneOf } from '../entities/common';
import { agentApplicationStates } from '../enumerations';

const count = Type.Integer({ minimum: 0 });
const sumOfMonth = { month: Month, ...AgentSum.properties };

export const agentInfo = defineCall({
  path: '/agent/api/v1/info',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The latest application of the member, and the agent that the member is',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Agent'] },
  request: Empty,
  response: Type.Object({
    application: Nullable(
      Type.Object({
        state: oneOf(agentApplicationStates),
        reason: Nullable(LocalText),
        appliedAt: Moment,
      }),
    ),
    agent: Nullable(
      Type.Object({
        ...AgentCard.properties,
        members: count,
        agentsBelow: count,
        month: Type.Object(sumOfMonth, { description: 'The running month so far; not final' }),
        uncounted: Type.Optional(
          Type.Array(Type.Object(sumOfMonth), {
            description:
              'Months that are over, but not counted yet, the oldest first; not final. Absent from gateways of the version before, while several are updated',
          }),
        ),
      }),
    ),
  }),
});
