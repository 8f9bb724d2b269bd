import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { MallAddress } from '../entities/mall';

export const addressList = defineCall({
  path: '/site/api/v1/address/list',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The member’s addresses for gifts, the default one first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Addresses'] },
  request: Empty,
  response: Type.Array(MallAddress),
});
