import type { ThemeName } from '@pavilion/ui';
import type { Brand } from '../brands';
import type { Locale } from '../shared/messages';

/** The data that the server embeds in the page, from which the browser hydrates. */
export interface Boot {
  /** Without its hosts, and its tokens, which are in the page's style sheet. The scripts contain no brand. */
  readonly brand: Brand;
  readonly theme: ThemeName;
  readonly locale: Locale;
  /** Whether the device of a member hides balances. */
  readonly isBalanceHidden?: boolean;
  /** Whether the request carried a session. */
  readonly isMember: boolean;
  /** Whether the server fetched all data of the page; otherwise the browser fetches the rest. */
  readonly isComplete: boolean;
  /** Whether the document has a skeleton in place of the page, because the server did not render it. */
  readonly isSkeleton?: boolean;
  /** When the server rendered the page, as a `Date` header; missing from a page that visitors share. */
  readonly renderedAt?: string;
  /** The state of the store: the answers that the server fetched. */
  readonly state: object;
}

/** Ids of elements that both server and browser refer to. */
export const documentIds = { root: 'root', boot: 'boot', main: 'main' } as const;
