import type { ReactNode } from 'react';
import type { LayoutName } from '../../routes/route-table';
import { Lazy } from '../../shared/lazy/lazy';
import { Crash } from '../crash';
import { shellComponents } from '../shell-components';
import { BareLayout } from './bare-layout';
import { ShellLayout } from './shell-layout';

/** The layout of a page. `member` is nested in `shell`, so that the header stays mounted between the two. */
export const Layout = ({ name, children }: { name: LayoutName; children: ReactNode }) => {
  if (name === 'bare') return <BareLayout>{children}</BareLayout>;
  return (
    <ShellLayout>
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
