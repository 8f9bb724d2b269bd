import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SentMessage } from '../entities/challenge';
import { Empty } from '../entities/common';

export const messageBox = defineCall({
  path: '/site/api/v1/sandbox/messages',
  auth: 'public',
  provenance: 'ours',
  summary:
    'Messages to this device of the last minutes. Of the sandbox alone, where no provider carries them: 20201 elsewhere',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: [] },
  request: Empty,
  response: Type.Array(SentMessage),
});
