import { Card, Empty, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { NextPage } from '../../../shared/paging/next-page';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useProfileChanges } from '../hooks/use-profile-changes';
import { profileChangesMessages } from '../messages/profile-changes-messages';
import { ChangeItem } from './change-item';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Bones = styled.div`
  padding: ${token.space[5]};
`;

/** The requests of the member, newest first. */
export const ChangeList = () => {
  const t = useMessages(profileChangesMessages);
  const query = useProfileChanges();
  const { items, error, isFetching } = query;

  const body = () => {
    if (!items && error) {
      return (
        <ErrorFallback
          picture={<SceneImage name="network" />}
          title={t('loadFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={query.refetch}
          retrying={isFetching}
        />
      );
    }
    if (!items) {
      return (
        <Bones>
          <Skeleton lines={4} />
        </Bones>
      );
    }
    if (items.length === 0) {
      return (
        <Empty
          compact
          picture={<SceneImage name="records" />}
          title={t('emptyTitle')}
          description={t('emptyText')}
        />
      );
    }
    return (
      <>
        <List>
          {items.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </List>
        <NextPage list={query} />
      </>
    );
  };

  return (
    <Card title={t('listTitle')} padding="none" aria-busy={!items && !error}>
      {body()}
    </Card>
  );
};
