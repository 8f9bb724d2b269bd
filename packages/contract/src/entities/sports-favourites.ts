import { type Static, Type } from '@sinclair/typebox';
import { sportFavouriteKinds } from '../enumerations';
import { limits } from '../limits';
import { oneOf } from './common';

/** The id of a competition or an event; of a market type `{sport}:{type}`. */
const FavouriteId = Type.String({ pattern: '^[\\w.:-]{1,64}$', examples: ['fb.river'] });

const Ids = Type.Array(FavouriteId, { maxItems: limits.sportFavourites, description: 'The latest last' });

/** What a member follows and prefers on the boards of sports. */
export const SportsFavourites = Type.Object({
  leagues: Ids,
  matches: Ids,
  pins: Ids,
  goalAlerts: Type.Boolean({ description: 'Whether goals of followed matches are announced' }),
  recent: Type.Array(FavouriteId, { description: 'Events of the member’s last bets, the latest first' }),
});
/** See {@link SportsFavourites}. */
export type SportsFavourites = Static<typeof SportsFavourites>;

/** Favourites to add and to remove, in order. */
export const FavouriteChanges = Type.Array(
  Type.Object({ kind: oneOf(sportFavouriteKinds), id: FavouriteId, favourite: Type.Boolean() }),
  { maxItems: limits.sportFavourites },
);
