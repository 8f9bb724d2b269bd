import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { Id } from '../entities/common';

export const gameFavourite = defineCall({
  path: '/game/api/v1/game/favourite',
  auth: 'member',
  needs: 'nothing',
  demo: 'allowed',
  provenance: 'ours',
  summary: 'Adds a game to the favourites or removes it',
  bundle: 'core',
  endpoint: { kind: 'mutation', invalidatesTags: ['Favourites'] },
  request: Type.Object({ gameCode: Id, favourite: Type.Boolean() }),
  response: Type.Object({ gameCode: Id, favourite: Type.Boolean() }),
});
