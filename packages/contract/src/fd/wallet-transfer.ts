import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Amount, AmountInput, Id, oneOf } from '../entities/common';
import { transferDirections } from '../enumerations';

export const walletTransfer = defineCall({
  path: '/fd/api/v1/wallet/transfer',
  auth: 'member',
  needs: 'nothing',
  idempotent: true,
  provenance: 'ours',
  summary: 'Transfers money between the main wallet and a venue wallet',
  bundle: 'money',
  endpoint: { kind: 'mutation', invalidatesTags: ['Balance', 'Transactions'] },
  request: Type.Object({ venue: Id, direction: oneOf(transferDirections), amount: AmountInput }),
  response: Type.Object({
    id: Id,
    amount: Amount,
    main: Type.String({ description: 'Balance of the main wallet afterwards', examples: ['100.00'] }),
    venueBalance: Type.String({
      description: 'Balance of the venue wallet afterwards',
      examples: ['100.00'],
    }),
  }),
});
