import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { AgentCard } from '../entities/agent';
import { Nullable } from '../entities/common';

export const agentVerify = defineCall({
  path: '/agent/api/v1/verify',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Whether a code belongs to an agent, and to whom',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 256, examples: ['WELCOME8'] }),
  }),
  response: Type.Object({ agent: Nullable(AgentCard, { description: 'Null: no agent has this code' }) }),
});
