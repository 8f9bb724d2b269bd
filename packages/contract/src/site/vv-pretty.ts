import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const vvPretty = defineCall({
  path: '/site/api/v1/configuration/vvPretty',
  auth: 'public',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'spec',
  summary: 'The support contacts, encrypted (AES-256-CBC, base64) with key and IV of `secKey`',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Empty,
  response: Type.String(),
});
