import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMember } from '../../shared/member/use-member';
import { MemberCard } from '../member/member-card';
import { MemberMenu } from '../member/member-menu';
import { Content } from './main';

const Columns = styled(Content)`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[12]};
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: ${token.space[4]};
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.tablet}px) { order: 2; }
`;

/** The member's pages: who one is and where one can go at the side. */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const { member } = useMember();
  return (
    <Columns>
      <Aside>
        <MemberCard member={member} />
        <MemberMenu />
      </Aside>
      <div>{children}</div>
    </Columns>
  );
};
