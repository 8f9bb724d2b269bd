// Generated from the help articles by `npm run generate`. Do not edit.
import { type LazyPage, lazyHelpPage } from './lazy-page';

/** The page of each written help article, by its topic. */
export const helpPages: { readonly [topic: string]: LazyPage } = {
  openAccount: lazyHelpPage('features/help/articles/open-account.ts', () => import('../features/help/articles/open-account')),
  deposit: lazyHelpPage('features/help/articles/deposit.ts', () => import('../features/help/articles/deposit')),
  withdrawal: lazyHelpPage('features/help/articles/withdrawal.ts', () => import('../features/help/articles/withdrawal')),
  transfer: lazyHelpPage('features/help/articles/transfer.ts', () => import('../features/help/articles/transfer')),
  responsiblePlay: lazyHelpPage('features/help/articles/responsible-play.ts', () => import('../features/help/articles/responsible-play')),
};
