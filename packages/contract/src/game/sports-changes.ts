import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, oneOf } from '../entities/common';
import { EventChange, EventSnapshot, EventVersion, Provider } from '../entities/sports';

export const sportsChanges = defineCall({
  path: '/game/api/v1/sports/changes',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary:
    'What changed of events since the versions that the caller has; unchanged and unknown events are left out',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({
    provider: Provider,
    markets: oneOf(['main', 'all'] as const),
    events: Type.Array(Type.Object({ id: Id, version: EventVersion }), { minItems: 1, maxItems: 60 }),
  }),
  response: Type.Object({
    now: Type.Integer({ description: 'Milliseconds since 1970', examples: [1_795_500_000_000] }),
    events: Type.Array(Type.Union([EventChange, EventSnapshot])),
  }),
});
