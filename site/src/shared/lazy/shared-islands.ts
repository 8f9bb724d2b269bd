import { createContext } from 'react';

/** Shared islands of the page that the server renders. */
export interface SharedIslands {
  /** Their HTML by the source of the component; missing while they are rendered for all members. */
  readonly html?: ReadonlyMap<string, string>;
}

/** Undefined in the browser, and on the server in pages that share no islands. */
export const SharedIslandsContext = createContext<SharedIslands | undefined>(undefined);

/** Marks an island in the page from which the HTML of the islands is taken. */
export const sharedIslandMark = 'data-shared-island';
