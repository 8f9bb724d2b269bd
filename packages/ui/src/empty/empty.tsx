'use client';
import type { ComponentProps, ReactNode } from 'react';
import { InboxIcon } from '../icons/notice-icons';
import { useMessages } from '../messages/messages-context';
import { emptyMessages } from './empty-messages';
import { Notice } from './notice';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A drawn scene; decoration. Default a small sign in a round window; `null` for none. */
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

/** Nothing to show, and what to do about it. */
export const Empty = ({ title, compact = false, ...rest }: EmptyProps) => {
  const messages = useMessages(emptyMessages);
  return <Notice {...rest} sign={InboxIcon} title={title ?? messages.empty} compact={compact} />;
};
