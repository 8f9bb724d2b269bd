'use client';
import type { ComponentProps, ReactNode } from 'react';
import { InboxIcon } from '../icons/notice-icons';
import { useMessages } from '../messages/messages-context';
import { emptyMessages } from './empty-messages';
import { Notice } from './notice';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An illustration, decorative. Default a small icon in a circle; `null` for none. */
  readonly picture?: ReactNode;
  /** What is missing. Default the kit’s text. */
  readonly title?: ReactNode;
  /** A second line: the reason, or advice. */
  readonly description?: ReactNode;
  /** The next action: a button or a link. */
  readonly action?: ReactNode;
  /** Less padding, for a table or a popover. */
  readonly compact?: boolean;
}

/** An empty state: the reason and the next action. */
export const Empty = ({ title, compact = false, ...rest }: EmptyProps) => {
  const messages = useMessages(emptyMessages);
  return <Notice {...rest} sign={InboxIcon} title={title ?? messages.empty} compact={compact} />;
};
