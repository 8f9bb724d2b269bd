import { CopyButton, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Specimens side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
`;

/** Specimens below each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

/** The width of a form. */
export const Form = styled(Column)`
  max-width: 420px;
`;

/** The width of a small phone. */
export const Narrow = styled.div`
  max-width: 328px;
`;

/** A link within text. */
export const TextLink = styled.a`
  color: ${token.color.accentText};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Parts = styled.time`
  span {
    white-space: nowrap;
  }
`;

/** A date and time; the time wraps below the date in a narrow column. */
export const Moment = ({ at }: { readonly at: string }) => {
  const [day, clock] = at.split(' ');
  return (
    <Parts dateTime={`${day}T${clock}`}>
      <span>{day}</span> <span>{clock}</span>
    </Parts>
  );
};

const Captioned = styled.figure<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'auto')};
  gap: ${token.space[2]};
  align-content: start;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};
`;

const Caption = styled.figcaption`
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
`;

interface SpecimenProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Fills the available width; by default the specimen is as wide as its content. */
  readonly wide?: boolean;
}

/** A specimen with its name below. */
export const Specimen = ({ name, children, wide = false }: SpecimenProps) => (
  <Captioned $wide={wide}>
    {children}
    <Caption>{name}</Caption>
  </Captioned>
);

/** A list of tokens: names at the side, samples next to them. */
export const TokenList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[8]};
  align-items: center;

  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
  b {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }
  button {
    vertical-align: middle;
  }
`;

interface TokenRowProps {
  readonly name: string;
  /** The value of the token. */
  readonly value: ReactNode;
  /** A reference to the CSS variable, to copy. */
  readonly variable: string;
  readonly children: ReactNode;
}

/** A token in a `TokenList` with its sample. */
export const TokenRow = ({ name, value, variable, children }: TokenRowProps) => (
  <>
    <dt>
      <b>{name}</b> {value} <CopyButton text={variable} iconOnly label={`Copy ${variable}`} />
    </dt>
    <dd>{children}</dd>
  </>
);
