'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Icon } from '../icons/create-icon';
import { token } from '../themes/tokens';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly picture?: ReactNode;
  /** Shown in a circle where no illustration is given. */
  readonly sign: Icon;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  readonly compact: boolean;
}

const Root = styled.div<{ $compact: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${({ $compact }) => ($compact ? token.space[6] : token.space[12])} ${token.space[5]};
  text-align: center;

  [data-part='picture'] {
    width: min(240px, 60%);
    margin-bottom: ${token.space[2]};
  }
  [data-part='picture'] > svg {
    width: 100%;
    height: auto;
  }
  /* The icon in its circle. */
  & > svg {
    padding: ${token.space[3]};
    margin-bottom: ${token.space[2]};
    border: 4px double ${token.color.lineStrong};
    border-radius: 50%;
    color: ${token.color.inkMuted};
  }
  [data-part='title'] {
    color: ${token.color.ink};
    font-size: ${token.text.lg};
    font-weight: ${token.weight.medium};
  }
  [data-part='description'] {
    max-width: 40em;
    color: ${token.color.inkMuted};
  }
  [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space[3]};
    margin-top: ${token.space[4]};
  }
`;

/** A centred message for an area without content: what is missing, why, and the next action. */
export const Notice = ({
  picture,
  sign: Sign,
  title,
  description,
  action,
  compact,
  ...rest
}: NoticeProps) => (
  <Root {...rest} $compact={compact}>
    {picture === undefined ? (
      <Sign size={60} />
    ) : (
      picture && (
        <div data-part="picture" aria-hidden="true">
          {picture}
        </div>
      )
    )}
    <p data-part="title">{title}</p>
    {description && <p data-part="description">{description}</p>}
    {action && <div data-part="action">{action}</div>}
  </Root>
);
