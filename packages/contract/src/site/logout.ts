import { defineCall } from '../call';
import { Empty } from '../entities/common';

export const logout = defineCall({
  path: '/site/api/v1/user/logout',
  auth: 'member',
  provenance: 'ours',
  summary: 'Ends the session of the token',
  request: Empty,
  response: Empty,
});
