/** Texts around the help articles. */
export const help = {
  articles: 'Help topics',
  start: 'Getting started and rules',
  money: 'Money',
  play: 'Games and bets',
  safety: 'Safety and responsibility',
  about: 'About us',
  neighbours: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
  search: 'Search help',
  searchPlaceholder: 'Search help, for example: turnover',
  searching: 'Searching…',
  found: 'Articles found: {count}',
  noneFound: 'Nothing found for “{text}”. Try other words.',
  searchFailed: 'The search is not available right now. Check your connection and try again.',
  retry: 'Try again',
} as const;
