import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { NextCursor, oneOf } from '../entities/common';
import { Category, Game, Venue } from '../entities/game';
import { gameShelves, gameSorts } from '../game-lists';

export const gameList = defineCall({
  path: '/game/api/v1/game/list',
  auth: 'optional',
  needs: 'nothing',
  provenance: 'ours',
  summary: 'Games of the lobby, filtered; text matches Chinese, English, pinyin and initials',
  bundle: 'core',
  sameForAll: true,
  endpoint: { kind: 'infiniteQuery', providesTags: ['Games', 'Favourites'] },
  request: Type.Object({
    category: Type.Optional(Category),
    venue: Type.Optional(Type.String({ maxLength: 64 })),
    text: Type.Optional(Type.String({ maxLength: 40 })),
    shelf: Type.Optional(oneOf(gameShelves)),
    sort: Type.Optional(oneOf(gameSorts)),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  }),
  response: Type.Object({
    items: Type.Array(Game),
    nextCursor: NextCursor,
    total: Type.Integer(),
    players: Type.Integer({
      description:
        'Members who played a game of the category, or any game, in the last hour, whatever the filters',
    }),
    venues: Type.Array(Venue),
  }),
});
