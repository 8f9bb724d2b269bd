import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const logout = defineCall({
  path: '/site/api/v1/user/logout',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Ends the session of the token',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Empty,
  response: Empty,
});
