import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty, Id } from '../entities/common';

export const addressRemove = defineCall({
  path: '/site/api/v1/address/remove',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Removes an address; orders keep their own copy',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Addresses'] },
  request: Type.Object({ id: Id }),
  response: Empty,
});
