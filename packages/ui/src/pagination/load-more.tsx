'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { loadMoreMessages } from './load-more-messages';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `idle` shows the button, `end` a text that there are no more items. */
  readonly status: 'idle' | 'loading' | 'error' | 'end';
  /** Called for more, and to retry. */
  readonly onLoadMore: () => void;
}

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 72px;
  color: ${token.color.inkFaint};
  font-size: ${token.text.sm};
`;

/** Footer of an incremental list: the button that loads more, the retry, or the text at the end. */
export const LoadMore = ({ status, onLoadMore, ...rest }: LoadMoreProps) => {
  const messages = useMessages(loadMoreMessages);
  return (
    <Root {...rest}>
      {status === 'end' ? (
        <p>{messages.endOfList}</p>
      ) : (
        <Button variant="secondary" loading={status === 'loading'} onClick={onLoadMore}>
          {status === 'error' ? `${messages.loadFailed} · ${messages.retry}` : messages.loadMore}
        </Button>
      )}
    </Root>
  );
};
