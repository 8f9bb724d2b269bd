import { Button, Card, ErrorFallback, Skeleton, token, useMounted } from '@pavilion/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { RegisterButton } from '../../../shared/demo/register-button';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { Content } from '../../../shared/layout/content';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { AssistedDesk } from '../assisted/components/assisted-desk';
import { AssistedGuide } from '../assisted/components/assisted-guide';
import { AssistedList } from '../assisted/components/assisted-list';
import { assistedMessages } from '../assisted/messages/assisted-messages';

const Page = styled(Content)`
  padding-block: ${token.space[6]} ${token.space[10]};
`;

const Visitor = () => {
  const t = useMessages(assistedMessages);
  const { pathname, search } = useLocation();
  return (
    <Card title={t('loginTitle')}>
      <Stack>
        <p>{t('loginText')}</p>
        <div>
          <Button as={Link} to={withIntended(paths.user.login, pathname + search)} variant="primary">
            {t('login')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};

const Demo = () => {
  const t = useMessages(assistedMessages);
  return (
    <Card title={t('demoTitle')}>
      <Stack>
        <p>{t('demoText')}</p>
        <div>
          <RegisterButton />
        </div>
      </Stack>
    </Card>
  );
};

/** Assisted deposit: what it is, the anti-fraud warning, the request and its state (SUP-3, DLG-9). */
export const AssistedDepositPage = ({ title }: PageProps) => {
  const t = useMessages(assistedMessages);
  const isMember = useIsMember();
  const isMounted = useMounted();
  const { member, error, isFetching, refetch } = useMember();
  const body = () => {
    if (!isMember) return <Visitor />;
    if (member?.isDemo) return <Demo />;
    if (member && isMounted) {
      return (
        <>
          <AssistedDesk key={member.id} memberId={member.id} />
          <AssistedList />
        </>
      );
    }
    return (
      <Card title={t('formTitle')} aria-busy={!error}>
        {error ? (
          <ErrorFallback
            picture={<SceneImage name="network" />}
            message={<ErrorMessage error={error} />}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton lines={10} />
        )}
      </Card>
    );
  };
  return (
    <Page>
      <Stack>
        <PageHeader title={title} lead={t('lead')} sandboxNote="money" scene="counter" />
        <AssistedGuide />
        {body()}
      </Stack>
    </Page>
  );
};
