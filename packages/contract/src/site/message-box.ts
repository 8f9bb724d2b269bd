import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SentMessage } from '../entities/challenge';
import { Empty } from '../entities/common';

export const messageBox = defineCall({
  path: '/site/api/v1/sandbox/messages',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'Messages to this device of the last minutes, in place of an SMS or e-mail provider. 20201 notFound outside the sandbox',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: [] },
  request: Empty,
  response: Type.Array(SentMessage),
});
