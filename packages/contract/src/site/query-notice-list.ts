import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Notice } from '../entities/content';

export const queryNoticeList = defineCall({
  path: '/site/api/v1/advertising/queryNoticeList',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'spec',
  summary: 'Announcements of a category, for the marquee',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'query', providesTags: ['Content'] },
  request: Type.Object({ category: Type.String({ maxLength: 32 }) }),
  response: Type.Array(Notice),
});
