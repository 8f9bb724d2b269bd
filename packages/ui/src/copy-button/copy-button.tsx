'use client';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { variantStyles } from '../button/button-styles';
import { CopyIcon } from '../icons/cashier-icons';
import { CheckIcon } from '../icons/status-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { copyMessages } from './copy-messages';
import { copyText } from './copy-text';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The text to copy. */
  readonly text: string;
  /** The visible text, where no label beside the button says what it copies. Default 复制. */
  readonly children?: ReactNode;
  /** Accessible name, which distinguishes several buttons: 复制卡号. Not needed with `children` that name it. */
  readonly label?: string;
  /** Shows only the icon. */
  readonly iconOnly?: boolean;
  /** `primary` where copying is the main action of the view. Default `text`. */
  readonly variant?: 'text' | 'primary';
  /** Called after the text was copied. */
  readonly onCopied?: () => void;
}

const primary = css`
  && {
    gap: ${token.space[2]};
    height: ${token.control.md};
    padding-inline: ${token.space[5]};
    border-radius: ${token.radius.md};
    color: ${token.color.onAccent};
    font-size: ${token.text.md};
    font-weight: ${token.weight.bold};
    ${variantStyles.primary}
  }
`;

const Root = styled.button<{ $isPrimary: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  height: 32px;
  min-width: 32px;
  padding: 0 ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${token.motion.fast} ${token.motion.out};

  &:hover {
    background: ${token.color.accentSoft};
  }
  &[data-state='copied'] {
    color: ${token.color.success};
  }
  &[data-state='failed'] {
    color: ${token.color.danger};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }

  ${({ $isPrimary }) => $isPrimary && primary}
`;

const STATUS_DURATION = 2000;

/** Copies a text and shows whether that worked. */
export const CopyButton = ({
  text,
  label,
  iconOnly = false,
  variant = 'text',
  children,
  onCopied,
  onClick,
  ...rest
}: CopyButtonProps) => {
  const messages = useMessages(copyMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [state]);
  const status = { idle: '', copied: messages.copied, failed: messages.copyFailed }[state];
  return (
    <Root
      {...rest}
      $isPrimary={variant === 'primary'}
      type="button"
      data-state={state}
      aria-label={label ?? (iconOnly ? messages.copy : undefined)}
      onClick={async (event) => {
        onClick?.(event);
        try {
          await copyText(text);
          setState('copied');
          onCopied?.();
        } catch {
          setState('failed');
        }
      }}
    >
      {state === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      {!iconOnly && <span>{status || (children ?? messages.copy)}</span>}
      <span role="status" className="pv-sr-only">
        {status}
      </span>
    </Root>
  );
};
