import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { PopUp } from '../entities/content';

/** Source: section 7 of the specification, which does not show the body. */
export const popInfo = defineCall({
  path: '/act/api/v1/memberTopActivity/popInfo',
  auth: 'optional',
  provenance: 'spec',
  summary: 'Promotions that open over the page, and the dividends that wait for the member',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Dividends'] },
  request: Empty,
  response: Type.Array(PopUp),
});
