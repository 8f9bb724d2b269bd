'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../empty/notice';
import { AlertIcon } from '../icons/notice-icons';
import { useMessages } from '../messages/messages-context';
import { errorMessages } from './error-messages';

export interface ErrorFallbackProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. Default the kit’s words. */
  readonly title?: ReactNode;
  /** What a person can do. Default the kit’s words. */
  readonly message?: ReactNode;
  /** A drawn scene; decoration. Default a small sign in a round window; `null` for none. */
  readonly picture?: ReactNode;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  /** The retry is under way: its button waits. */
  readonly retrying?: boolean;
  /** Where home is: offers the way there as a real link. */
  readonly homeHref?: string;
  /** More ways on, after retry and home: support, for example. */
  readonly action?: ReactNode;
  /** Less air, for a part of a page. */
  readonly compact?: boolean;
}

/**
 * Says that a page or a part of it failed, with a way to retry and a way home.
 *
 * Source: "the specification", section 1; requirement APP-5.
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
  const ways = (onRetry || homeHref || action) && (
    <>
      {onRetry && (
        <Button variant={compact ? 'secondary' : 'primary'} loading={retrying} onClick={onRetry}>
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
