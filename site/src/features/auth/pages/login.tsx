import { usePreInfoQuery } from '@pavilion/sdk/react';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { AuthStage } from '../components/auth-stage';
import { Closed } from '../components/closed';
import { LoginForm } from '../components/login-form';
import { authMessages } from '../messages/auth-messages';

/** Login (RTE-1, MNT-3). */
export const LoginPage = () => {
  const t = useMessages(authMessages);
  const preInfo = usePreInfoQuery(preInfoBody);

  return (
    <AuthStage hasShortForm>
      {preInfo.data?.stopLogin ? (
        <Closed
          title={t('loginClosedTitle')}
          text={t('loginClosedText')}
          links={[
            { to: paths.home, text: t('linkHome') },
            { to: paths.customer.main, text: t('linkSupport') },
          ]}
        />
      ) : (
        <LoginForm isByCode={!preInfo.data?.stopCodeLogin} onClosed={preInfo.refetch} />
      )}
    </AuthStage>
  );
};
