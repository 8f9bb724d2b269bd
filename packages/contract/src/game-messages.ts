/**
 * The messages between a game's page and the page of the site that frames it, sent by `postMessage`. Each side accepts
 * only messages of the other's origin and window. A message has a type of this file; the field `type` says which one.
 */

/** A message from a game to the site. */
export type GameMessage =
  /** After each round, with the balance as decimal text. The site refetches the balance and does not use the amount. */
  | { readonly type: 'pavilion:balance'; readonly balance: string }
  /** The person asks to deposit: the site opens the deposit page. */
  | { readonly type: 'pavilion:deposit' };

/** A message from the site to a game. */
export type SiteMessage =
  /** The balance changed outside the game: the game fetches it. */
  { readonly type: 'pavilion:refresh' };
