import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SessionGrant } from '../entities/member';

export const demoStart = defineCall({
  path: '/site/api/v1/user/demo',
  auth: 'public',
  needs: 'nothing',
  takesProof: true,
  provenance: 'ours',
  summary:
    'Starts a session of the demo of this device: a member without a password, with demo money for a day (DEM-1). After several new demos from one address 20005 proofRequired',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: [] },
  request: Type.Object({ ofAge: Type.Boolean({ description: 'The visitor declares to be an adult' }) }),
  response: SessionGrant,
});
