import type { ReactNode } from 'react';
import type { RouteRow } from '../routes/route-table';
import { lazyPart } from '../shared/parts/lazy-part';

/** Parts of the shell, each in a chunk of its own: what only members see, and what may come to life late. */
export const parts = {
  memberLayout: lazyPart<{ children: ReactNode }>('app/layouts/member-layout.tsx', () =>
    import('./layouts/member-layout').then(({ MemberLayout }) => ({ Page: MemberLayout })),
  ),
  memberArea: lazyPart<object>('app/header/member-area.tsx', () =>
    import('./header/member-area').then(({ MemberArea }) => ({ Page: MemberArea })),
  ),
  topBar: lazyPart<object>('app/header/top-bar.tsx', () =>
    import('./header/top-bar').then(({ TopBar }) => ({ Page: TopBar })),
  ),
  footer: lazyPart<object>('app/footer/footer.tsx', () =>
    import('./footer/footer').then(({ Footer }) => ({ Page: Footer })),
  ),
  promotions: lazyPart<object>('app/promotions/promotions.tsx', () =>
    import('./promotions/promotions').then(({ Promotions }) => ({ Page: Promotions })),
  ),
  toasts: lazyPart<object>('app/toasts.tsx', () => import('./toasts')),
} as const;

/** Something in a chunk of its own, whatever its props. */
interface Loadable {
  readonly source: string;
  readonly preload: () => Promise<unknown>;
}

/** What a row is drawn from: its page and the parts of the shell around it. */
export const partsOf = (row: RouteRow, isMember: boolean): readonly Loadable[] => {
  const hasHeader = row.layout === 'shell' || row.layout === 'member';
  return [
    row.page,
    ...(row.layout === 'member' ? [parts.memberLayout] : []),
    ...(isMember && hasHeader ? [parts.memberArea] : []),
  ];
};

/** Fetches the chunks of all of them: all that must be there for the page to come to life. */
export const preloadScreen = (row: RouteRow, isMember: boolean): Promise<unknown> =>
  Promise.all(partsOf(row, isMember).map((part) => part.preload()));

/** Fetches what is drawn late, too: to draw the whole screen anew, or on the server. */
export const preloadWholeScreen = async (row: RouteRow, isMember: boolean): Promise<void> => {
  const shell = row.layout === 'bare' ? [parts.toasts] : [parts.toasts, parts.topBar, parts.footer];
  const page = row.page.preload().then(({ late = [] }) => Promise.all(late.map((part) => part.preload())));
  await Promise.all([preloadScreen(row, isMember), page, ...shell.map((part) => part.preload())]);
};
