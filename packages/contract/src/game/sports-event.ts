import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';
import { EventView, Provider } from '../entities/sports';

export const sportsEvent = defineCall({
  path: '/game/api/v1/sports/event',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'An event with all of its markets, its incidents and statistics',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ provider: Provider, event: Id }),
  response: EventView,
});
