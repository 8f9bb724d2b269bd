import type { RouteRow } from '../routes/route-table';
import { lazyComponent } from '../shared/lazy/lazy-component';
import { deferredAccountMenu } from './header/deferred-account-menu';

/** Lazy components of the shell: those for members only, and those that hydrate on interaction. */
export const shellComponents = {
  memberLayout: lazyComponent(
    'app/layouts/member-layout.tsx',
    'MemberLayout',
    () => import('./layouts/member-layout'),
  ),
  playBar: lazyComponent(
    'features/protection/components/play-bar.tsx',
    'PlayBar',
    () => import('../features/protection/components/play-bar'),
  ),
  memberArea: lazyComponent('app/header/member-area.tsx', 'MemberArea', () => import('./header/member-area')),
  tabBarCount: lazyComponent('app/header/member-area.tsx', 'TabBarDot', () => import('./header/member-area')),
  topBar: lazyComponent('app/header/top-bar.tsx', 'TopBar', () => import('./header/top-bar')),
  tabBar: lazyComponent('app/tab-bar/tab-bar.tsx', 'TabBar', () => import('./tab-bar/tab-bar')),
  footer: lazyComponent('app/footer/footer.tsx', 'Footer', () => import('./footer/footer')),
  promotions: lazyComponent(
    'app/promotions/promotions.tsx',
    'Promotions',
    () => import('./promotions/promotions'),
  ),
  liveRooms: lazyComponent(
    'features/rooms/live-rooms.tsx',
    'LiveRooms',
    () => import('../features/rooms/live-rooms'),
  ),
  pageSkeleton: lazyComponent('app/page-skeleton.tsx', 'PageSkeleton', () => import('./page-skeleton')),
  toasts: lazyComponent('app/toasts.ts', 'ToastHost', () => import('./toasts')),
} as const;

/** A lazy component with any props. */
interface Preloadable {
  readonly source: string;
  readonly preload: () => Promise<unknown>;
}

/** The components that a route needs before it hydrates: its page and its layout. */
export const componentsOf = (row: RouteRow, isMember: boolean): readonly Preloadable[] => {
  const hasHeader = row.layout === 'shell' || row.layout === 'member';
  return [
    row.page,
    ...(row.layout === 'member' ? [shellComponents.memberLayout] : []),
    ...(isMember && hasHeader ? [shellComponents.memberArea, shellComponents.tabBarCount] : []),
    ...(isMember && row.showsPlayBar ? [shellComponents.playBar] : []),
  ];
};

/** Loads the chunks without which the route cannot hydrate. */
export const preloadRoute = (row: RouteRow, isMember: boolean): Promise<unknown> =>
  Promise.all(componentsOf(row, isMember).map((component) => component.preload()));

/** The components of a route's layout that hydrate on interaction, and what is in place of a page that waits for data. */
const deferredInLayout = (row: RouteRow, isMember: boolean): readonly Pick<Preloadable, 'preload'>[] => {
  const { toasts, pageSkeleton, topBar, footer, tabBar } = shellComponents;
  const ofShell = [topBar, footer, tabBar, ...(isMember ? [deferredAccountMenu] : [])];
  return [toasts, pageSkeleton, ...(row.layout === 'bare' ? [] : ofShell)];
};

/** Loads what the layout of a route needs to be rendered around another page. */
export const preloadLayout = async (row: RouteRow, isMember: boolean): Promise<void> => {
  const layout = componentsOf(row, isMember).filter((component) => component !== row.page);
  await Promise.all([...layout, ...deferredInLayout(row, isMember)].map((component) => component.preload()));
};

/** Also loads the components that hydrate on interaction: the server and a client-side rendering need them. */
export const preloadWholeRoute = async (row: RouteRow, isMember: boolean): Promise<void> => {
  const shell = deferredInLayout(row, isMember);
  const page = row.page
    .preload()
    .then(({ deferred = [] }) => Promise.all(deferred.map((component) => component.preload())));
  await Promise.all([preloadRoute(row, isMember), page, ...shell.map((component) => component.preload())]);
};
