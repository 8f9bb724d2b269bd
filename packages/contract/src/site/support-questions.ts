import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { SupportQuestion } from '../entities/support';

export const supportQuestions = defineCall({
  path: '/site/api/v1/support/questions',
  auth: 'public',
  needs: 'nothing',
  answeredWhile: ['restricted', 'blocked'],
  provenance: 'ours',
  summary: 'The common questions with their answers, by topic',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Empty,
  response: Type.Array(SupportQuestion),
});
