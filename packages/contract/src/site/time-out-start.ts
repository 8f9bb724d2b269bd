import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneIntegerOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { timeOutDays } from '../enumerations';
export const timeOutStart = defineCall({
  path: '/site/api/v1/protection/time-out/start',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Starts a time-out, or makes it longer: no deposits, stakes and gifts until it ends. 20308 when it would end earlier',
  bundle: 'money',
  endpoint: {
    kind: 'mutation',
    invalidatesTags: ['Protection', 'Deposits', 'Balance', 'Dividends', 'Mall', 'Content'],
  },
  request: Type.Object({ days: oneIntegerOf(timeOutDays) }),
  response: ProtectionInfo,
});
