import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Empty } from '../entities/common';
import { PopUp } from '../entities/content';

/** The specification names the call (REQ-5) without its body. */
export const popInfo = defineCall({
  path: '/act/api/v1/memberTopActivity/popInfo',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'Promotions that open as pop-ups, and the dividends that the member can claim',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['Dividends'] },
  request: Empty,
  response: Type.Array(PopUp),
});
