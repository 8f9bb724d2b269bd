'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { emptyMessages } from './empty-messages';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A drawn scene; decoration. */
  readonly picture?: ReactNode;
  /** What is missing. Default the kit’s words. */
  readonly title?: ReactNode;
  /** A second line: why, or what would help. */
  readonly description?: ReactNode;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
  /** Less air, for a table or a popover. */
  readonly compact?: boolean;
}

export const Centred = styled.div<{ $compact: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${({ $compact }) => ($compact ? token.space[6] : token.space[12])} ${token.space[5]};
  text-align: center;

  [data-part='picture'] {
    width: min(240px, 60%);
    margin-bottom: ${token.space[2]};
  }
  [data-part='picture']:has(> svg) svg {
    width: 100%;
    height: auto;
  }
  [data-part='title'] {
    color: ${token.color.ink};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.medium};
  }
  [data-part='description'] {
    max-width: 40em;
    color: ${token.color.inkMuted};
    font-size: ${token.text.md};
  }
  [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space[3]};
    margin-top: ${token.space[4]};
  }
`;

/** Nothing to show, and what to do about it. */
export const Empty = ({ picture, title, description, action, compact = false, ...rest }: EmptyProps) => {
  const messages = useMessages(emptyMessages);
  return (
    <Centred {...rest} $compact={compact}>
      {picture && (
        <div data-part="picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <p data-part="title">{title ?? messages.empty}</p>
      {description && <p data-part="description">{description}</p>}
      {action && <div data-part="action">{action}</div>}
    </Centred>
  );
};
