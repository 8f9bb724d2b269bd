import { type Static, Type } from '@sinclair/typebox';
import { Amount } from './common';
import { Category, Venue } from './game';

/** All money of a member, account by account, as decimal strings. */
export const Balances = Type.Object({
  total: Type.String({
    description: 'Main wallet, venues, locked money and stakes of unsettled bets together',
    examples: ['100.00'],
  }),
  main: Amount,
  locked: Amount,
  coins: Type.String({ description: 'Coins of the mall, which are not money', examples: ['100.00'] }),
  venues: Type.Array(
    Type.Object({
      venue: Venue,
      category: Type.Union([Category, Type.Null()], {
        description: 'Category of its games; null of a venue that is no longer offered',
      }),
      balance: Amount,
    }),
  ),
  autoTransfer: Type.Boolean({ description: 'Whether games play from the main wallet' }),
  halted: Type.Boolean({
    description: 'Whether money operations are halted until the ledger has been checked',
  }),
});
export type Balances = Static<typeof Balances>;
