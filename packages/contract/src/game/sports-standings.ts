import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, LocalText, Nullable, oneOf } from '../entities/common';
import { Sport } from '../entities/sports';

const Count = Type.Integer({ minimum: 0 });

export const sportsStandings = defineCall({
  path: '/game/api/v1/sports/standings',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The competitions of a sport, and the table of one over its last four weeks',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  // Without a competition, the first one.
  request: Type.Object({ sport: Sport, competition: Type.Optional(Id) }),
  response: Type.Object({
    competitions: Type.Array(Type.Object({ id: Id, name: LocalText }), {
      description: 'Those of the last four weeks and of the next day, by rank',
    }),
    competition: Nullable(Id, { description: 'Whose table it is; null if the sport has none' }),
    standings: Type.Array(
      Type.Object({
        participant: Type.Object({ id: Id, name: LocalText, short: LocalText }),
        played: Count,
        won: Count,
        drawn: Count,
        lost: Count,
        scored: Count,
        conceded: Count,
        points: Count,
        form: Type.Array(oneOf(['W', 'D', 'L'] as const), {
          description: 'The last five results, the latest first',
          examples: [['W']],
        }),
      }),
      { description: 'By points, difference and points scored' },
    ),
  }),
});
