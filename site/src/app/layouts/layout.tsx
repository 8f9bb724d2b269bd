import type { ReactNode } from 'react';
import type { LayoutName } from '../../routes/route-table';
import { BareLayout } from './bare-layout';
import { MemberLayout } from './member-layout';
import { ShellLayout } from './shell-layout';

/** The frame around a page. `shell` and `member` share theirs, so that the header stays when one goes from one to the other. */
export const Layout = ({ name, children }: { name: LayoutName; children: ReactNode }) => {
  if (name === 'frame') return children;
  if (name === 'bare') return <BareLayout>{children}</BareLayout>;
  return <ShellLayout>{name === 'member' ? <MemberLayout>{children}</MemberLayout> : children}</ShellLayout>;
};
