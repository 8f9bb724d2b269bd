import { useProfileInfoQuery } from '@pavilion/sdk/react/money';
import { Card, ErrorFallback, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ChangeForm } from '../components/change-form';
import { ChangeList } from '../components/change-list';
import { profileChangesMessages } from '../messages/profile-changes-messages';

/** Requests to change the profile, with evidence and state (RTE-1). */
export const InformationAuditPage = ({ title }: PageProps) => {
  const t = useMessages(profileChangesMessages);
  const { member, error: memberError, refetch: refetchMember } = useMember();
  const info = useProfileInfoQuery({});
  // A new key mounts an empty form after each submitted request.
  const [round, setRound] = useState(0);
  const error = info.data ? memberError : info.error;
  const form = () => {
    if (info.data && member) {
      return (
        <ChangeForm
          key={round}
          memberId={member.id}
          current={info.data.current}
          onDone={() => setRound(round + 1)}
        />
      );
    }
    return (
      <Card title={t('formTitle')} aria-busy={!error}>
        {error ? (
          <ErrorFallback
            picture={<SceneImage name="network" />}
            message={<ErrorMessage error={error} />}
            onRetry={() => Promise.all([info.refetch(), refetchMember()])}
            retrying={info.isFetching}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    );
  };
  return (
    <Stack>
      <PageHeader title={title} lead={t('lead')} sandboxNote="identity" scene="seal" />
      {form()}
      <ChangeList />
    </Stack>
  );
};
