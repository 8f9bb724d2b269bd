'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { breakpoint } from '../themes/scales';
import { token } from '../themes/tokens';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card; without it and without `extra` there is no header. */
  readonly title?: ReactNode;
  /** After the title: a link, a filter. */
  readonly extra?: ReactNode;
  /** `none` lets an image or a table reach the edges. */
  readonly padding?: 'none' | 'md' | 'lg';
  /** For a card with one link: the whole card is clickable, and rises on hover. */
  readonly interactive?: boolean;
  /** Level of the title's heading. Default 2. */
  readonly headingLevel?: 2 | 3 | 4;
}

const Root = styled.section<{ $interactive: boolean }>`
  position: relative;
  min-width: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  color: ${token.color.ink};
  box-shadow: ${token.shadow[1]};
  transition:
    transform ${token.motion.base} ${token.motion.out},
    box-shadow ${token.motion.base} ${token.motion.out},
    border-color ${token.motion.base} ${token.motion.out};

  ${({ $interactive }) =>
    $interactive &&
    `&:hover, &:focus-within {
      border-color: ${token.color.hairline};
      box-shadow: ${token.shadow[2]};
      transform: translateY(-2px);
    }
    &:active {
      background: ${token.color.sunken};
      box-shadow: ${token.shadow[1]};
      transform: none;
    }
    a::after {
      content: '';
      position: absolute;
      inset: -1px;
      border-radius: inherit;
    }
    &:has(a:focus-visible) {
      outline: 2px solid ${token.color.focus};
      outline-offset: 2px;
    }
    a:focus-visible { outline: 0; }`}
`;

/** On phones 16 px. */
const paddings = {
  none: token.space[0],
  md: `clamp(${token.space[4]}, 4vw, ${token.space[5]})`,
  lg: `clamp(${token.space[4]}, 4vw, ${token.space[6]})`,
} as const;

const Head = styled.header<{ $padding: NonNullable<CardProps['padding']> }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  min-height: 56px;
  padding: ${token.space[3]} ${({ $padding }) => paddings[$padding === 'lg' ? 'lg' : 'md']};
  border-bottom: 1px solid ${token.color.line};

  h2,
  h3,
  h4 {
    margin: 0;
    font-size: ${token.text.lg};
    font-weight: ${token.weight.bold};
    line-height: ${token.leading.snug};
  }
  @media (max-width: ${breakpoint.phone}px) {
    flex-wrap: wrap;
    > :first-child { flex: 1 1 30%; }
  }
`;

/** Keeps its text on one line beside a long title; on a phone it may take the next line. */
const Extra = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[2]} ${token.space[4]};
  max-width: 70%;
  @media (max-width: ${breakpoint.phone}px) {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 100%;
    > * { min-width: 0; }
  }
`;

const Body = styled.div<{ $padding: NonNullable<CardProps['padding']> }>`
  padding: ${({ $padding }) => paddings[$padding]};
`;

/** A panel for one topic, with an optional header. */
export const Card = ({
  title,
  extra,
  padding = 'md',
  interactive = false,
  headingLevel = 2,
  children,
  ...rest
}: CardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} $interactive={interactive}>
      {(title || extra) && (
        <Head $padding={padding}>
          {title ? <Heading>{title}</Heading> : <span />}
          {extra && <Extra>{extra}</Extra>}
        </Head>
      )}
      <Body $padding={padding}>{children}</Body>
    </Root>
  );
};
