import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id, LocalText, oneOf } from '../entities/common';
import { Sport } from '../entities/sports';

const Count = Type.Integer({ minimum: 0 });

export const sportsStandings = defineCall({
  path: '/game/api/v1/sports/standings',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'The table of a competition over its last four weeks',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ competition: Id }),
  response: Type.Object({
    competition: Type.Object({ id: Id, sport: Sport, name: LocalText }),
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
