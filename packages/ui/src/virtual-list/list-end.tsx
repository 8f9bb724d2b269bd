'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Empty } from '../empty/empty';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { useMessages } from '../messages/messages-context';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { listMessages } from './list-messages';
import { Foot, Waiting } from './list-styles';

interface ListEndProps {
  readonly status: 'idle' | 'loading' | 'error' | 'end';
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly itemHeight: number;
  readonly onRetry: (() => void) | undefined;
}

/** Number of skeleton items while the first are loading. */
const SKELETON_COUNT = 6;

/** The status after the items, or in place of them. */
export const ListEnd = ({ status, isEmpty, empty, itemHeight, onRetry }: ListEndProps) => {
  const messages = useMessages(listMessages);
  if (!isEmpty) {
    if (status === 'idle') return <Foot aria-hidden="true" />;
    return (
      <Foot>
        {status === 'loading' && <Spinner size={20} />}
        {status === 'end' && <p>{messages.endOfList}</p>}
        {status === 'error' && (
          <>
            <p role="alert">{messages.loadFailed}</p>
            <Button size="sm" onClick={onRetry}>
              {messages.retry}
            </Button>
          </>
        )}
      </Foot>
    );
  }
  if (status === 'error') return <ErrorFallback compact title={messages.loadFailed} onRetry={onRetry} />;
  if (status === 'end') return empty ?? <Empty compact />;
  return (
    <div role="status" aria-busy="true">
      <span className="pv-sr-only">{messages.loading}</span>
      {Array.from({ length: SKELETON_COUNT }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
        <Waiting key={line} style={{ height: itemHeight }}>
          <Skeleton width={line % 2 === 0 ? '70%' : '55%'} />
        </Waiting>
      ))}
    </div>
  );
};
