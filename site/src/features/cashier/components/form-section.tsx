import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  position: relative;
  padding: ${token.space[5]};
  & + & { border-top: 1px solid ${token.color.line}; }
  @media (max-width: ${breakpoint.phone}px) {
    padding: ${token.space[3]} ${token.space[4]};
    & + & { padding-block-end: ${token.space[4]}; }
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
  margin-block-end: ${token.space[4]};
  h2 { font-size: ${token.text.lg}; line-height: ${token.leading.snug}; }
  @media (max-width: ${breakpoint.phone}px) {
    margin-block-end: ${token.space[2]};
    &[data-labelled] { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  }
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
  /* The selected card above has the name. */
  @media (max-width: ${breakpoint.phone}px) { font-size: ${token.text.xs}; b { display: none; } }
`;

interface FormSectionProps {
  readonly title: string;
  /** After the title: a link. */
  readonly extra?: ReactNode;
  /** Whether the label of the first field says the same: phones show that alone. */
  readonly isLabelled?: boolean;
  readonly children: ReactNode;
}

/** A part of the card of a deposit or withdrawal. */
export const FormSection = ({ title, extra, isLabelled = false, children }: FormSectionProps) => (
  <Section>
    <Head data-labelled={isLabelled ? '' : undefined}>
      <h2>{title}</h2>
      {extra}
    </Head>
    {children}
  </Section>
);
