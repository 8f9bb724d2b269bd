import { ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useMessages } from '../../../shared/messages';
import { intendedPath, withIntended } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { useClient } from '../../../shared/session/session-context';
import { authMessages } from '../messages/auth-messages';
import type { Check } from '../model/check';
import { readSentCode } from '../model/sent-code';
import { Lead, Other } from './form-parts';
import { PasswordLogin } from './password-login';

/** Loads when its tab is chosen. */
const codeLogin = lazyComponent(
  'features/auth/components/code-login.tsx',
  'CodeLogin',
  () => import('./code-login'),
);

const ways = { password: 'loginByPassword', code: 'loginByCode' } as const;
type Way = keyof typeof ways;

/** Two buttons rather than the kit's tabs, which the first load of the page does not contain. */
const Ways = styled.div`
  display: flex;
  gap: ${token.space[5]};
  margin-top: ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  button {
    min-height: 44px;
    margin-bottom: -1px;
    border-bottom: 2px solid transparent;
    color: ${token.color.inkMuted};
  }
  button[aria-pressed='true'] {
    border-bottom-color: ${token.color.accent};
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }
`;

interface LoginFormProps {
  /** Whether operators allow the login by a code. */
  readonly isByCode: boolean;
  /** Called when the gateway has closed login, or login by a code. */
  readonly onClosed: () => void;
}

/** Logs in with a password or with a code. A successful login starts the session, and the route's guard redirects. */
export const LoginForm = ({ isByCode, onClosed }: LoginFormProps) => {
  const [chosen, setWay] = useState<Way>('password');
  const [check, setCheck] = useState<Check>();
  const t = useMessages(authMessages);
  const { search } = useLocation();
  const { now } = useClient();
  // After a reload: a code that was sent is still to be entered.
  const returnToCode = useEffectEvent(() => readSentCode(now()) && setWay('code'));
  useEffect(() => void returnToCode(), []);
  const way = isByCode ? chosen : 'password';
  const props = { check, onCheck: setCheck, onClosed };

  return (
    <>
      {!check && (
        <>
          <h1>{t('loginTitle')}</h1>
          <Lead>{t('loginLead')}</Lead>
          {isByCode && (
            <Ways role="group" aria-label={t('loginBy')}>
              {(Object.keys(ways) as Way[]).map((each) => (
                <button key={each} type="button" aria-pressed={each === way} onClick={() => setWay(each)}>
                  {t(ways[each])}
                </button>
              ))}
            </Ways>
          )}
        </>
      )}
      {way === 'password' ? (
        <PasswordLogin {...props} />
      ) : (
        <Suspense fallback={<Skeleton shape="block" height={280} />}>
          <Lazy component={codeLogin} props={props} fallback={(retry) => <ErrorFallback onRetry={retry} />} />
        </Suspense>
      )}
      {!check && (
        <Other>
          {t('noAccount')}{' '}
          <Link to={withIntended(paths.user.register, intendedPath(search))}>{t('toRegister')}</Link>
        </Other>
      )}
    </>
  );
};
