import { usePreInfoQuery } from '@pavilion/sdk/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { intendedPath, withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { AuthStage } from '../components/auth-stage';
import { Closed } from '../components/closed';
import { Lead, Other } from '../components/form-parts';
import { RegisterForm } from '../components/register-form';
import { authMessages } from '../messages/auth-messages';

/** Registration (RTE-1, MNT-3). */
export const RegisterPage = () => {
  const t = useMessages(authMessages);
  const { search } = useLocation();
  const preInfo = usePreInfoQuery(preInfoBody);
  const login = withIntended(paths.user.login, intendedPath(search));

  return (
    <AuthStage>
      {preInfo.data?.stopRegister ? (
        <Closed
          title={t('registerClosedTitle')}
          text={t('registerClosedText')}
          links={[
            { to: login, text: t('toLogin') },
            { to: paths.home, text: t('linkHome') },
          ]}
        />
      ) : (
        <>
          <h1>{t('registerTitle')}</h1>
          <Lead>{t('registerLead')}</Lead>
          <RegisterForm onClosed={preInfo.refetch} />
          <Other>
            {t('haveAccount')} <Link to={login}>{t('toLogin')}</Link>
          </Other>
        </>
      )}
    </AuthStage>
  );
};
