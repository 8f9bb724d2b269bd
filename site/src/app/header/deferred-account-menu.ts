import { lazyComponent } from '../../shared/lazy/lazy-component';

/** The menu in the header, which hydrates at the first interaction. */
export const deferredAccountMenu = lazyComponent(
  'app/header/account-menu.tsx',
  'AccountMenu',
  () => import('./account-menu'),
);
