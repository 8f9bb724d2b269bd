import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { WebTerminal } from '../entities/content';
import { headers } from '../headers';
import { limits } from '../limits';

export const webTerminal = defineCall({
  path: '/site/api/v1/launcher/webTerminal',
  auth: 'public',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'The terminals on which the site can be used',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  headers: { [headers.platform]: String(limits.platformType) },
  request: Type.Object({ kind: Type.Optional(Type.String({ maxLength: 32 })) }),
  response: Type.Array(WebTerminal),
});
