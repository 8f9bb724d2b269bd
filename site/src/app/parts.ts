import type { ReactNode } from 'react';
import { lazyPart } from '../routes/lazy-part';
import type { RouteRow } from '../routes/route-table';

/** Parts of the shell that only members see, each in a chunk of its own. */
export const parts = {
  memberLayout: lazyPart<{ children: ReactNode }>('app/layouts/member-layout.tsx', () =>
    import('./layouts/member-layout').then(({ MemberLayout }) => ({ Page: MemberLayout })),
  ),
  memberArea: lazyPart<object>('app/header/member-area.tsx', () =>
    import('./header/member-area').then(({ MemberArea }) => ({ Page: MemberArea })),
  ),
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

/** Fetches the chunks of all of them. */
export const preloadScreen = (row: RouteRow, isMember: boolean): Promise<unknown> =>
  Promise.all(partsOf(row, isMember).map((part) => part.preload()));
