import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Day, Id } from '../entities/common';
import { ResultView, Sport } from '../entities/sports';

export const sportsResults = defineCall({
  path: '/game/api/v1/sports/results',
  auth: 'public',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Events of a sport that started on a day and have ended, with their scores',
  bundle: 'money',
  endpoint: { kind: 'query', providesTags: [] },
  request: Type.Object({ sport: Sport, day: Day, competition: Type.Optional(Id) }),
  response: Type.Object({
    events: Type.Array(ResultView, { description: 'By start' }),
  }),
});
