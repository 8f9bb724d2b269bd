/**
 * The messages between a game's page and the page of the site that frames it, sent by `postMessage`. Each side accepts
 * messages of the other's window only. Of these the game accepts those of the site's origin, and the site those of the game's origin
 * or with the channel. The field `type` discriminates the types of this file.
 */

/**
 * A message from a game to the site, with the `channel` of the fragment of the game's URL. A game on the host of the site
 * runs in a sandbox with an opaque origin, which only the channel distinguishes from other pages.
 */
export type GameMessage = { readonly channel?: string } & GameMessageBody;

type GameMessageBody =
  /** The page shows its game, or why it can not: the site removes what covers it. */
  | { readonly type: 'pavilion:ready' }
  /** After each round, with the balance as decimal text. The site refetches the balance and does not use the amount. */
  | { readonly type: 'pavilion:balance'; readonly balance: string }
  /** The player requests a deposit: the site opens the deposit page. */
  | { readonly type: 'pavilion:deposit' }
  /** The wallet of the venue pays the stakes and has too little money: the site opens the page of transfers. */
  | { readonly type: 'pavilion:transfer' }
  /** A reality check is due: the site asks the member, and the game takes no stake until `pavilion:resume`. */
  | { readonly type: 'pavilion:reality-check' }
  /** A limit or a closure refused a stake, and the player asks why: the site opens the page of player protection. */
  | { readonly type: 'pavilion:protection' }
  /** The launch token has expired: the site launches the page again. */
  | { readonly type: 'pavilion:expired' };

/** A message from the site to a game. */
export type SiteMessage =
  /** The balance changed outside the game: the game fetches it. */
  | { readonly type: 'pavilion:refresh' }
  /** The member has answered the reality check with “continue”. */
  | { readonly type: 'pavilion:resume' }
  /**
   * The member hides balances on the site, or shows them again: the game does the same with its own. A game that opens while they are
   * hidden has `balance=hidden` in the fragment of its URL.
   */
  | { readonly type: 'pavilion:balance-hiding'; readonly isHidden: boolean };
