import type { ReactNode } from 'react';
import type { RouteRow } from '../../routes/route-table';
import { Lazy } from '../../shared/lazy/lazy';
import { Crash } from '../crash';
import { shellComponents } from '../shell-components';
import { BareLayout } from './bare-layout';
import { ShellLayout } from './shell-layout';

interface LayoutProps {
  readonly row: RouteRow;
  readonly children: ReactNode;
}

/** The layout of a page. `member` is nested in `shell`, so that the header stays mounted between the two. */
export const Layout = ({ row: { layout: name, showsPlayBar }, children }: LayoutProps) => {
  if (name === 'bare') return <BareLayout>{children}</BareLayout>;
  return (
    <ShellLayout showsPlayBar={showsPlayBar}>
      {name === 'member' ? (
        <Lazy
          component={shellComponents.memberLayout}
          props={{ children }}
          fallback={(retry) => <Crash onRetry={retry} />}
        />
      ) : (
        children
      )}
    </ShellLayout>
  );
};
