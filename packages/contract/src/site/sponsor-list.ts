import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { Sponsor } from '../entities/content';

export const sponsorList = defineCall({
  path: '/site/api/v1/sponsor/list',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The sponsorships of the brand, the running ones first',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Empty,
  response: Type.Array(Sponsor),
});
