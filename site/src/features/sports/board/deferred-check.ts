import { lazyComponent } from '../../../shared/lazy/lazy-component';

/** Loads when the button of a result is pressed: the engine of matches comes with it. */
export const matchCheck = lazyComponent(
  'features/sports/board/components/match-check.tsx',
  'MatchCheck',
  () => import('./components/match-check'),
);
