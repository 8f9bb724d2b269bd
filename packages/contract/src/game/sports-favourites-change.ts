import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { FavouriteChanges, SportsFavourites } from '../entities/sports-favourites';

export const sportsFavouritesChange = defineCall({
  path: '/game/api/v1/sports/favourites/change',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Follows leagues, matches and market types, or ends it; of each kind, the latest 200 are kept',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['SportsFavourites'] },
  request: Type.Object({ changes: FavouriteChanges, goalAlerts: Type.Optional(Type.Boolean()) }),
  response: SportsFavourites,
});
