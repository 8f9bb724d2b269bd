// Generated from the help articles by `npm run generate`. Do not edit.

/** The file of each written help article, by its topic. */
export const articleModules = {
  openAccount: () => import('./articles/open-account'),
  deposit: () => import('./articles/deposit'),
  withdrawal: () => import('./articles/withdrawal'),
  transfer: () => import('./articles/transfer'),
  responsiblePlay: () => import('./articles/responsible-play'),
} as const;
