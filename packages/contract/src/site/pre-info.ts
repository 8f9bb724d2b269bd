import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { PreInfo } from '../entities/pre-info';
import { limits } from '../limits';

export const preInfo = defineCall({
  path: '/site/api/v1/configuration/preInfo',
  auth: 'public',
  needs: 'nothing',
  // Its response says which of these states applies.
  answeredWhile: ['restricted', 'blocked', 'maintenance'],
  provenance: 'spec',
  summary: 'The site’s configuration before login: title, icon, maintenance, closed functions',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  defaults: { platformType: limits.platformType },
  request: Type.Object({ platformType: Type.Optional(Type.Integer()) }),
  response: PreInfo,
});
