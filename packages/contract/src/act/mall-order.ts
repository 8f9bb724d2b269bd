import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { MallOrder } from '../entities/mall';

export const mallOrder = defineCall({
  path: '/act/api/v1/mall/order',
  auth: 'member',
  needs: 'offer',
  idempotent: true,
  provenance: 'ours',
  summary: 'Orders a gift for coins. The version must be that which the member saw',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mall', 'Balance', 'Transactions', 'Turnover'] },
  request: Type.Object({
    gift: Id,
    version: Type.Integer({ minimum: 1 }),
    quantity: Type.Integer({ minimum: 1, maximum: 99 }),
    /** Of the member; required for goods. */
    address: Type.Optional(Id),
  }),
  response: MallOrder,
});
