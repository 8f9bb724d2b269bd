import { lazyComponent } from '../lazy/lazy-component';

/** A chunk of its own, which only a site with a skin loads. The page server loads it, so that the first rendering has it. */
export const festivalOrnament = lazyComponent(
  'shared/festival/ornament.tsx',
  'FestivalOrnament',
  () => import('./ornament'),
);
