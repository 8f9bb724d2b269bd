'use client';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import { Notice } from '../empty/notice';
import { AlertIcon } from '../icons/notice-icons';
import { useMessages } from '../messages/messages-context';
import { errorMessages } from './error-messages';
import { moveFocus } from './move-focus';

export interface ErrorFallbackProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. Default the kit’s text. */
  readonly title?: ReactNode;
  /** Advice. Default the kit’s text. */
  readonly message?: ReactNode;
  /** An illustration, decorative. Default a small icon in a circle; `null` for none. */
  readonly picture?: ReactNode;
  /** Shows a retry button. */
  readonly onRetry?: () => void;
  /** The retry is pending: its button shows loading. */
  readonly retrying?: boolean;
  /** URL of the home page; shows a link to it. */
  readonly homeHref?: string;
  /** More actions after retry and home: support, for example. */
  readonly action?: ReactNode;
  /** Less padding, for a part of a page. */
  readonly compact?: boolean;
}

/**
 * An error state of a page or a part of it, with retry and a link home.
 *
 * Requirement APP-5.
 */
export const ErrorFallback = ({
  title,
  message,
  onRetry,
  retrying = false,
  homeHref,
  action,
  compact = false,
  ...rest
}: ErrorFallbackProps) => {
  const messages = useMessages(errorMessages);
  const retry = useRef<HTMLButtonElement>(null);
  // The retry replaces its button. Without focus, keys would start again at the top of the document.
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (button && document.activeElement === button) moveFocus(button);
    };
  }, []);
  const ways = (onRetry || homeHref || action) && (
    <>
      {onRetry && (
        <Button ref={retry} variant={compact ? 'secondary' : 'primary'} loading={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
      {homeHref && (
        <Button as="a" href={homeHref} variant={onRetry ? 'secondary' : 'primary'}>
          {messages.backHome}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <Notice
      role="alert"
      {...rest}
      sign={AlertIcon}
      title={title ?? messages.errorTitle}
      description={message ?? (homeHref ? messages.errorMessage : messages.errorRetry)}
      action={ways}
      compact={compact}
    />
  );
};
