import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { DeviceSession } from '../entities/device-session';

export const devices = defineCall({
  path: '/site/api/v1/device/list',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Lists the member’s sessions that have not ended: this one first, then the last used',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Security'] },
  request: Type.Object({}),
  response: Type.Array(DeviceSession),
});
