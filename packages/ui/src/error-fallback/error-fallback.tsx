'use client';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { Notice } from '../empty/notice';
import { AlertIcon } from '../icons/notice-icons';
import { WarningIcon } from '../icons/status-icons';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
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
  /** One row without a picture, for a part of a page: the rest of the page is still of use. */
  readonly compact?: boolean;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  min-height: 56px;
  padding: ${token.space[2]} ${token.space[4]};
  text-align: start;
  > svg { color: ${token.color.warning}; }
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${token.space[3]}; }
  [data-part='title'] { color: ${token.color.ink}; font-weight: ${token.weight.medium}; }
  [data-part='description'] { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

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
        <Button
          ref={retry}
          {...(compact ? { variant: 'text', size: 'sm' } : { variant: 'primary' })}
          loading={retrying}
          onClick={onRetry}
        >
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
  const heading = title ?? messages.errorTitle;
  const advice = message ?? (homeHref ? messages.errorMessage : messages.errorRetry);
  if (compact) {
    const { picture: _none, ...others } = rest;
    return (
      <Row role="alert" {...others}>
        <WarningIcon size={20} />
        <div>
          <p data-part="title">{heading}</p>
          <p data-part="description">{advice}</p>
        </div>
        {ways && <div data-part="action">{ways}</div>}
      </Row>
    );
  }
  return (
    <Notice
      role="alert"
      {...rest}
      sign={AlertIcon}
      title={heading}
      description={advice}
      action={ways}
      compact={false}
    />
  );
};
