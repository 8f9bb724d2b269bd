import { Type } from '@sinclair/typebox';
import { defineCall } from '../call';
import { NextCursor } from '../entities/common';
import { Category, Game, Venue } from '../entities/game';

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
    shelf: Type.Optional(
      Type.Unsafe<'hot' | 'new' | 'favourite' | 'recent'>({
        type: 'string',
        enum: ['hot', 'new', 'favourite', 'recent'],
      }),
    ),
    sort: Type.Optional(
      Type.Unsafe<'recommended' | 'new' | 'name' | 'players'>({
        type: 'string',
        enum: ['recommended', 'new', 'name', 'players'],
      }),
    ),
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
