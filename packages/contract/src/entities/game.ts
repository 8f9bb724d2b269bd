import { type Static, Type } from '@sinclair/typebox';
import { betStates, gameCategories } from '../enumerations';
import { Amount, Id, LocalText, Moment, oneOf } from './common';
import { RoundDetail } from './round';

export const Category = oneOf(gameCategories);

/** A provider of games. */
export const Venue = Type.Object({ code: Id, name: LocalText });
export type Venue = Static<typeof Venue>;

/** What the cover of a game is drawn from, with its name and category. */
const Cover = Type.Object({ motif: Type.String(), colors: Type.Tuple([Type.String(), Type.String()]) });

/** A game of a lobby. */
export const Game = Type.Object({
  code: Id,
  name: LocalText,
  category: Category,
  venue: Id,
  hot: Type.Boolean(),
  isNew: Type.Boolean(),
  favourite: Type.Boolean({ description: 'For the member of the session; false for a visitor' }),
  players: Type.Integer({ description: 'Members who played a round in the last hour' }),
  minStake: Amount,
  maxStake: Amount,
  returnToPlayer: Type.String({
    description: 'Per cent with two decimals, computed from the pay table',
    examples: ['96.20'],
  }),
  cover: Cover,
});
export type Game = Static<typeof Game>;

/** A round that a member played: stake, payout and net as decimal strings. */
export const BetRecord = Type.Object({
  id: Id,
  gameCode: Id,
  gameName: LocalText,
  cover: Type.Union([Cover, Type.Null()], { description: 'Null for bets on sports and esports' }),
  category: Category,
  venue: Id,
  stake: Amount,
  payout: Amount,
  net: Amount,
  state: oneOf(betStates),
  placedAt: Moment,
  settledAt: Type.Union([Moment, Type.Null()]),
  detail: RoundDetail,
});
export type BetRecord = Static<typeof BetRecord>;

/** A win that is shown to every visitor. */
export const Win = Type.Object({
  id: Id,
  account: Type.String({ description: 'Masked' }),
  game: Game,
  net: Type.Unsafe<string>({ ...Amount, description: 'The payout less the stake, in every game' }),
  multiple: Type.Optional(Type.Integer({ description: 'How many stakes the payout is, rounded down' })),
  at: Moment,
});
export type Win = Static<typeof Win>;
