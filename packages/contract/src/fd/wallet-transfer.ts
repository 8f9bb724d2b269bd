import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Balances } from '../entities/balances';
import { AmountInput, Id, Words } from '../entities/common';
import { transferDirections } from '../words';

export const walletTransfer = defineCall({
  path: '/fd/api/v1/wallet/transfer',
  auth: 'member',
  idempotent: true,
  provenance: 'ours',
  summary: 'Moves money between the main wallet and a venue’s wallet',
  request: Type.Object({ venue: Id, direction: Words(transferDirections), amount: AmountInput }),
  response: Balances,
});
