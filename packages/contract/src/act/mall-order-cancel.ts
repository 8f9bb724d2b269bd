import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { MallOrder } from '../entities/mall';

export const mallOrderCancel = defineCall({
  path: '/act/api/v1/mall/order/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Cancels an order that is not packed yet; its coins come back once',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mall', 'Balance', 'Transactions'] },
  request: Type.Object({ id: Id }),
  response: MallOrder,
});
