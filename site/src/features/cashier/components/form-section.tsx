import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  padding: ${token.space[5]};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[4]}; }
  & + & { border-top: 1px solid ${token.color.line}; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
  margin-block-end: ${token.space[4]};
  h2 { font-size: ${token.text.lg}; line-height: ${token.leading.snug}; }
`;

/** The fields of a section, all as wide as the choices above them. */
export const SectionFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

/** Explains the chosen option and begins with its name. */
export const SectionNote = styled.p`
  margin-block-start: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  b { margin-inline-end: ${token.space[2]}; color: ${token.color.accentText}; font-weight: ${token.weight.medium}; }
`;

interface FormSectionProps {
  readonly title: string;
  /** After the title: a link. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the card of a deposit or withdrawal. */
export const FormSection = ({ title, extra, children }: FormSectionProps) => (
  <Section>
    <Head>
      <h2>{title}</h2>
      {extra}
    </Head>
    {children}
  </Section>
);
