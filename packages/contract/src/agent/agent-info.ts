import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AgentCard, AgentSum, Month } from '../entities/agent';
import { Empty, LocalText, Moment, Nullable, oneOf } from '../entities/common';
import { agentApplicationStates } from '../enumerations';

const count = Type.Integer({ minimum: 0 });

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
        month: Type.Object(
          { month: Month, ...AgentSum.properties },
          { description: 'The running month so far; not final' },
        ),
      }),
    ),
  }),
});
