import { ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { ErrorMessage } from '../errors/error-message';
import { useMessages } from '../messages';
import { MessageList, threadHeight } from './message-list';
import { supportMessages } from './support-messages';
import type { ThreadQuery } from './use-thread';

/** As high as the list of messages. */
const Bones = styled.div`
  height: ${threadHeight};
  padding: ${token.space[5]};
  overflow: hidden;
  border-block: 1px solid ${token.color.line};
  background: ${token.color.sunken};
`;

/** The messages of a thread with their states. */
export const Thread = ({ query }: { readonly query: ThreadQuery }) => {
  const t = useMessages(supportMessages);
  const { thread, messages, error, isError, isFetching } = query;
  if (thread && messages) {
    return <MessageList key={thread.id} messages={messages} seenUpTo={thread.seenUpTo} query={query} />;
  }
  if (isError && !isFetching) {
    return (
      <ErrorFallback
        compact
        title={t('threadFailed')}
        message={<ErrorMessage error={error} />}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Bones aria-busy="true">
      <Skeleton lines={6} />
    </Bones>
  );
};
