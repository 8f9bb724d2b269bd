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
import { LoginForm } from '../components/login-form';
import { authMessages } from '../messages/auth-messages';

/** Login. Source: section 2 of the specification (/user/login); requirement MNT-3. */
export const Page = () => {
  const t = useMessages(authMessages);
  const { search } = useLocation();
  const preInfo = usePreInfoQuery(preInfoBody);

  return (
    <AuthStage>
      {preInfo.data?.stopLogin ? (
        <Closed
          title={t('loginClosedTitle')}
          text={t('loginClosedText')}
          ways={[
            { to: paths.home, text: t('linkHome') },
            { to: paths.customer.main, text: t('linkSupport') },
          ]}
        />
      ) : (
        <>
          <h1>{t('loginTitle')}</h1>
          <Lead>{t('loginLead')}</Lead>
          <LoginForm onClosed={preInfo.refetch} />
          <Other>
            {t('noAccount')}{' '}
            <Link to={withIntended(paths.user.register, intendedPath(search))}>{t('toRegister')}</Link>
          </Other>
        </>
      )}
    </AuthStage>
  );
};
