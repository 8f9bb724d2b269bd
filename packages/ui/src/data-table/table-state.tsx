'use client';
import type { ReactNode } from 'react';
import { Empty } from '../empty/empty';
import { ErrorFallback } from '../error-fallback/error-fallback';
import { useMessages } from '../messages/messages-context';
import { Skeleton } from '../skeleton/skeleton';
import { tableMessages } from './table-messages';
import { Cell, type CellAlign } from './table-styles';

/** Skeleton rows at the height of real ones. */
export const LoadingRows = ({ count, aligns }: { count: number; aligns: readonly CellAlign[] }) => (
  <tbody>
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
      <tr key={line}>
        {aligns.map((align, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are identical and never move
          <Cell key={cell} $align={align}>
            <Skeleton
              width={cell === 0 ? '80%' : '60%'}
              style={align === 'start' ? undefined : { marginInline: align === 'end' ? 'auto 0' : 'auto' }}
            />
          </Cell>
        ))}
      </tr>
    ))}
  </tbody>
);

interface NoRowsProps {
  readonly width: number;
  readonly failed: boolean;
  readonly empty: ReactNode;
  readonly errorMessage: ReactNode;
  readonly errorPicture: ReactNode;
  readonly onRetry: (() => void) | undefined;
}

/** Explains why there are no rows. */
export const NoRows = ({ width, failed, empty, errorMessage, errorPicture, onRetry }: NoRowsProps) => {
  const messages = useMessages(tableMessages);
  return (
    <tbody>
      <tr>
        <td colSpan={width}>
          {failed ? (
            <ErrorFallback
              compact={errorPicture === undefined}
              picture={errorPicture}
              title={messages.loadFailed}
              message={errorMessage}
              onRetry={onRetry}
            />
          ) : (
            (empty ?? <Empty compact />)
          )}
        </td>
      </tr>
    </tbody>
  );
};
