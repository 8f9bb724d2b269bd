import type { ThemeName } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/** What the server hands to the browser in the page, so that both draw the same. */
export interface Boot {
  readonly brand: string;
  readonly theme: ThemeName;
  readonly locale: Locale;
  /** Whether the request carried a session. */
  readonly isMember: boolean;
  /** Whether the server had all that the page shows; otherwise the browser asks for the rest. */
  readonly isComplete: boolean;
  /** The store's state: answers that the server already has. */
  readonly state: object;
}

/** Ids in the page by which browser and server find the same things. */
export const documentIds = { root: 'root', boot: 'boot', main: 'main' } as const;
