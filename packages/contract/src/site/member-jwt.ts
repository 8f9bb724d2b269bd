import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';

/** LIV-2. The specification does not define the response; Pavilion returns a JSON Web Token. */
export const memberJwt = defineCall({
  path: '/site/api/v1/user/member/jwt',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'spec',
  summary:
    'A short-lived token (one minute) that names the member: a socket logs in with it and the session token',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Empty,
  response: Type.Object({
    jwt: Type.String({ description: 'A JSON Web Token, signed by the gateway (HS256)' }),
  }),
});
