import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, LocalText, oneOf } from '../entities/common';
import { EventView, Provider, Sport } from '../entities/sports';

const tabCounts = {
  live: Type.Integer({ minimum: 0 }),
  today: Type.Integer({ minimum: 0 }),
  early: Type.Integer({ minimum: 0 }),
};

export const sportsBoard = defineCall({
  path: '/game/api/v1/sports/board',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Events of a sport with their main markets: running, of today, or later',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({
    provider: Provider,
    sport: Sport,
    tab: oneOf(['live', 'today', 'early'] as const),
    competition: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  response: Type.Object({
    events: Type.Array(EventView, { description: 'By start, at most 200 or `limit`' }),
    competitions: Type.Array(Type.Object({ id: Id, name: LocalText, events: Type.Integer({ minimum: 1 }) }), {
      description: 'Of the whole tab, by rank',
    }),
    counts: Type.Object(tabCounts, { description: 'Events of the sport in each tab' }),
    sports: Type.Array(Type.Object({ sport: Sport, ...tabCounts }), {
      description: 'Events of every sport in each tab',
    }),
  }),
});
