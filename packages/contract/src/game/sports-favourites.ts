import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { SportsFavourites } from '../entities/sports-favourites';

export const sportsFavourites = defineCall({
  path: '/game/api/v1/sports/favourites',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary:
    'The leagues, matches and market types that the member follows, and the matches of the member’s last bets',
  bundle: 'core',
  endpoint: { kind: 'query', providesTags: ['SportsFavourites', 'Bets'] },
  request: Type.Object({}),
  response: SportsFavourites,
});
