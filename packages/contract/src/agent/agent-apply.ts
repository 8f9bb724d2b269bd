import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { fieldValues } from '../entities/form';

export const agentApply = defineCall({
  path: '/agent/api/v1/apply',
  auth: 'member',
  needs: 'offer',
  provenance: 'ours',
  summary:
    'Applies to become an agent. 10003 for invalid values, 20421 for an agent and while an application is pending',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Agent'] },
  request: Type.Object({ values: fieldValues('The fields of `agentProgramme`') }),
  response: Empty,
});
