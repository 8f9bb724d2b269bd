import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { DepositChannel } from '../entities/wallet';

export const depositChannels = defineCall({
  path: '/fd/api/v1/deposit/channels',
  auth: 'member',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The open deposit channels, each with its limits and fields',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['DepositChannels'] },
  request: Empty,
  response: Type.Array(DepositChannel),
});
