import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const secKey = defineCall({
  path: '/site/api/v1/sec/Hf6dtBdmHx',
  auth: 'public',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'spec',
  summary: 'Key and IV of `vvPretty` for the requesting device',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: [] },
  request: Empty,
  response: Type.Object({
    k: Type.String({ description: 'Key, 32 bytes, base64' }),
    v: Type.String({ description: 'IV, 16 bytes, base64' }),
  }),
});
