import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { addressFields, MallAddress } from '../entities/mall';

export const addressSave = defineCall({
  path: '/site/api/v1/address/save',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Adds an address for gifts, or replaces one of the member’s; it becomes the default',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Addresses'] },
  request: Type.Object({ id: Type.Optional(Id), ...addressFields }),
  response: MallAddress,
});
