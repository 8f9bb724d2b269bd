import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { MallOrder } from '../entities/mall';
import { limits } from '../limits';

export const mallOrderCancel = defineCall({
  path: '/act/api/v1/mall/order/cancel',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: `Cancels an order within ${limits.mall.cancellableFor / 60_000} minutes, unless it is packed already; its coins come back once`,
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Mall', 'Balance', 'Transactions'] },
  request: Type.Object({ id: Id }),
  response: MallOrder,
});
