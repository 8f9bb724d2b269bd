import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

/** Source: LIV-2; the specification does not show the body, a signed and short-lived statement is ours. */
export const memberJwt = defineCall({
  path: '/site/api/v1/user/member/jwt',
  auth: 'member',
  provenance: 'spec',
  summary: 'What a socket is logged in with beside the token: says for a minute who the member is',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Empty,
  response: Type.Object({
    jwt: Type.String({ description: 'A JSON Web Token, signed by the gateway (HS256)' }),
  }),
});
