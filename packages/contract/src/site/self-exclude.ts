import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { oneIntegerOf } from '../entities/common';
import { ProtectionInfo } from '../entities/protection';
import { exclusionMonths } from '../enumerations';
export const selfExclude = defineCall({
  path: '/site/api/v1/protection/self-exclusion/start',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Excludes the member, and the person behind the account, from deposits and play. 20001 for a wrong password, 20308 when it would end earlier',
  bundle: 'money',
  endpoint: {
    kind: 'mutation',
    invalidatesTags: ['Protection', 'Deposits', 'Balance', 'Dividends', 'Mall', 'Content'],
  },
  request: Type.Object({
    months: oneIntegerOf(exclusionMonths),
    loginPassword: Type.String({ maxLength: 128 }),
  }),
  response: ProtectionInfo,
});
