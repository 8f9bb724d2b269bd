import { lazyComponent } from '../../../shared/lazy/lazy-component';

/** The parts of the page that load after the board: the server renders them, and a browser loads what it shows. */
export const slipDock = lazyComponent(
  'features/sports/slip/slip-dock.tsx',
  'SlipDock',
  () => import('../slip/slip-dock'),
);
export const boardFilters = lazyComponent(
  'features/sports/board/components/board-filters.tsx',
  'BoardFilters',
  () => import('./components/board-filters'),
);
/** Loads with the filters, when their sheet is opened. */
export const sheetFilters = lazyComponent(
  'features/sports/board/components/board-filters.tsx',
  'SheetFilters',
  () => import('./components/board-filters'),
);
export const boardEmpty = lazyComponent(
  'features/sports/board/components/board-states.tsx',
  'BoardEmpty',
  () => import('./components/board-states'),
);
export const boardFailed = lazyComponent(
  'features/sports/board/components/board-states.tsx',
  'BoardFailed',
  () => import('./components/board-states'),
);
/** Only the matches of later days have it. */
export const dayStrip = lazyComponent(
  'features/sports/board/components/day-strip.tsx',
  'DayStrip',
  () => import('./components/day-strip'),
);
/** Of the favourites and the opened match. */
export const goalAlerts = lazyComponent(
  'features/sports/board/components/goal-alerts.tsx',
  'GoalAlerts',
  () => import('./components/goal-alerts'),
);
export const matchPanel = lazyComponent(
  'features/sports/board/components/match-panel.tsx',
  'MatchPanel',
  () => import('./components/match-panel'),
);
export const results = lazyComponent(
  'features/sports/board/components/results.tsx',
  'Results',
  () => import('./components/results'),
);
export const standings = lazyComponent(
  'features/sports/board/components/standings.tsx',
  'Standings',
  () => import('./components/standings'),
);
export const outrights = lazyComponent(
  'features/sports/board/components/outrights.tsx',
  'Outrights',
  () => import('./components/outrights'),
);
export const upcoming = lazyComponent(
  'features/sports/board/components/upcoming.tsx',
  'Upcoming',
  () => import('./components/upcoming'),
);
export const asideLists = lazyComponent(
  'features/sports/board/components/aside-lists.tsx',
  'AsideLists',
  () => import('./components/aside-lists'),
);
export const venueFacts = lazyComponent(
  'features/sports/board/components/venue-facts.tsx',
  'VenueFacts',
  () => import('./components/venue-facts'),
);

/** Those that a first view can have. */
export const boardParts = [
  slipDock,
  boardFilters,
  boardEmpty,
  boardFailed,
  dayStrip,
  goalAlerts,
  matchPanel,
  results,
  standings,
  outrights,
  upcoming,
  asideLists,
];
