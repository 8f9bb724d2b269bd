import { Card, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { DevicesCard } from '../components/devices-card';
import { IdentityCard } from '../components/identity-card';
import { NicknameCard } from '../components/nickname-card';
import { PasswordCard } from '../components/password-card';
import { PhoneCard } from '../components/phone-card';
import { PreferencesCard } from '../components/preferences-card';
import { SecurityCard } from '../components/security-card';
import { profileMessages } from '../messages/profile-messages';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${token.space[4]};
`;

/** `/mine/userInfo`: the member's profile (PFL-1, PFL-2). */
export const UserInfoPage = ({ title }: PageProps) => {
  const t = useMessages(profileMessages);
  const { member, error, refetch } = useMember();
  return (
    <Stack>
      {!member && <PageHeader title={title} scene="invite" />}
      {!member && error && (
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {!member && !error && [1, 2, 3].map((place) => <Skeleton key={place} shape="block" height={220} />)}
      {member && <IdentityCard title={title} member={member} />}
      <Pair>
        {member && <NicknameCard member={member} />}
        <PreferencesCard />
      </Pair>
      {member && <SecurityCard member={member} />}
      {member && <PhoneCard member={member} />}
      <PasswordCard />
      <DevicesCard />
    </Stack>
  );
};
