import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { DeviceSession } from '../entities/device-session';

export const devicesEndOthers = defineCall({
  path: '/site/api/v1/device/end-others',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Ends all sessions of the member but this one. Followed by `logout`, it logs the member out everywhere',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Security'] },
  request: Empty,
  response: Type.Array(DeviceSession),
});
