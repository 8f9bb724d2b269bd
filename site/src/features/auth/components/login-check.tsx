import { ErrorFallback, Skeleton } from '@pavilion/ui';
import { Suspense } from 'react';
import type { Form } from '../../../shared/forms/use-form';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import type { Check } from '../model/check';
import type { Credentials } from '../model/credentials';

/** Loads when a login needs a check. */
const checkForm = lazyComponent(
  'features/auth/components/check-form.tsx',
  'CheckForm',
  () => import('./check-form'),
);

interface LoginCheckProps {
  readonly check: Check;
  readonly onCheck: (check: Check | undefined) => void;
  readonly form: Form<Credentials>;
}

/** The check of a risky login, in place of the form that it began with (ERR-7). */
export const LoginCheck = ({ check, onCheck, form }: LoginCheckProps) => (
  <Suspense fallback={<Skeleton shape="block" height={280} />}>
    <Lazy
      component={checkForm}
      props={{
        check,
        form,
        onChallenge: (challenge) => onCheck({ ...check, challenge }),
        onBack: () => onCheck(undefined),
      }}
      fallback={(retry) => <ErrorFallback onRetry={retry} />}
    />
  </Suspense>
);
