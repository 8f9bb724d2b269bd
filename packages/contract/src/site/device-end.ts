import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { DeviceSession } from '../entities/device-session';

export const deviceEnd = defineCall({
  path: '/site/api/v1/device/end',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Ends one session of the member and answers the others. 20201 notFound when it has ended or is of another member',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Type.Object({ id: Id }),
  response: Type.Array(DeviceSession),
});
