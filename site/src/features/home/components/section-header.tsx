import { breakpoint, inAlphabet, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${token.space[3]};
  min-height: 36px;
  margin-bottom: ${token.space[3]};
  /* English links are longer. */
  @media (max-width: ${breakpoint.phone}px) { flex-wrap: wrap; }
`;

const Title = styled.h2`
  position: relative;
  padding-left: ${token.space[3]};
  font-size: ${token.text.h3};
  white-space: nowrap;
  &::before {
    content: '';
    position: absolute;
    inset: 0.25em auto 0.2em 0;
    width: 4px;
    border-radius: ${token.radius.full};
    background: ${token.gradient.selected};
  }
  @media (max-width: ${breakpoint.phone}px) { font-size: ${token.text.xl}; }
`;

const Lead = styled.p`
  min-width: 0;
  overflow: hidden;
  color: ${token.color.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: ${breakpoint.phone}px) {
    flex: 1 1 0;
    /* Beside two links there is no room for it. */
    &:has(+ span > :nth-child(2)) { display: none; }
    /* Too long for the line of the title and the links: below them. */
    &${inAlphabet} { flex-basis: 100%; order: 1; margin-top: calc(-1 * ${token.space[2]}); white-space: normal; }
  }
`;

const LinkSlot = styled.span`
  display: flex;
  flex: none;
  gap: ${token.space[4]};
  margin-left: auto;
  @media (max-width: ${breakpoint.phone}px) { flex: 0 1 auto; flex-wrap: wrap; justify-content: end; row-gap: 0; }
`;

interface SectionHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** A link at the right. */
  readonly children?: ReactNode;
}

/** The heading of a section of Home, in one line. */
export const SectionHeader = ({ title, lead, children }: SectionHeaderProps) => (
  <Row>
    <Title>{title}</Title>
    <Lead>{lead}</Lead>
    {children && <LinkSlot>{children}</LinkSlot>}
  </Row>
);
