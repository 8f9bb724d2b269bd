import { lazyComponent } from '../../../shared/lazy/lazy-component';

/** The game window, in a chunk of its own: it needs the calls about money, which the list of games does not. */
export const stageComponent = lazyComponent(
  'features/lobby/components/stage.tsx',
  'Stage',
  () => import('./stage'),
);
