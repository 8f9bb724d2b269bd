import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Content } from '../../shared/layout/content';
import { useMember } from '../../shared/member/use-member';
import { MemberCard } from '../member/member-card';
import { MemberMenu } from '../member/member-menu';
import { SectionTabs } from '../member/section-tabs';

const Columns = styled(Content)`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
  /* A table of seven columns needs what a small desktop has. */
  @media (max-width: ${breakpoint.desktop}px) {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${token.space[4]};
  }
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: ${token.space[4]};
  }
`;

/** On narrow screens the sheet of the tab bar has both. The menu stays in view beside a long page, without the card above it. */
const Aside = styled.aside`
  > nav {
    position: sticky;
    top: calc(var(--pv-sticky-top) + ${token.space[4]});
    max-height: 85vh;
    margin-top: ${token.space[4]};
    overflow-y: auto;
  }
  @media (max-width: ${breakpoint.tablet}px) { display: none; }
  /* Pages about the balance show it themselves. */
  ${Columns}:has([data-figure], [data-funds]) & [data-part='balance'] { display: none; }
`;

/** The content width is set here; `Content` inside the page must not add a second gutter. */
const Page = styled.div`
  --page-gutter: 0px;
  --page-top: 0px;
  min-width: 0;
`;

/** Member pages: the page with the member card and the menu aside. */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const { member } = useMember();
  return (
    <Columns>
      <Aside>
        <MemberCard member={member} />
        <MemberMenu />
      </Aside>
      <Page>
        <SectionTabs />
        {children}
      </Page>
    </Columns>
  );
};
