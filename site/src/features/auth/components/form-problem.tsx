import { errorCodes, type NextStep } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import type { Problem } from '../../../shared/forms/problem';
import { ProblemBox } from '../../../shared/forms/problem-box';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { type AuthKey, authMessages } from '../messages/auth-messages';

interface Way {
  readonly text?: Extract<AuthKey, `step${string}`>;
  readonly link?: { readonly to: string; readonly text: Extract<AuthKey, `link${string}`> };
}

const support = { to: paths.customer.main, text: 'linkSupport' } as const;
const password = { to: paths.user.password, text: 'linkPassword' } as const;

/** What a person at a form can do about each step of the catalogue; the others speak for themselves. */
const ways: Partial<Readonly<Record<NextStep, Way>>> = {
  'fix-field': { text: 'stepCredentials', link: password },
  verify: { text: 'stepVerify', link: support },
  'contact-support': { text: 'stepSupport', link: support },
  wait: { text: 'stepWait' },
  reload: { text: 'stepReload' },
  retry: { text: 'stepRetry' },
};

/** `passwordResetRequired`: the check it asks for is a new password. */
const passwordReset = errorCodes.passwordResetRequired;

const wayOf = ({ code, step }: Problem): Way =>
  Number(code) === passwordReset ? { link: password } : (ways[step] ?? {});

interface FormProblemProps {
  readonly problem: Problem;
  /** What can be done about it here, in the place of what the catalogue knows. */
  readonly hint?: string | undefined;
}

/**
 * Says why the attempt was refused, and the way on.
 *
 * Source: section 8 of the specification; requirement ERR-7.
 */
export const FormProblem = ({ problem, hint }: FormProblemProps) => {
  const t = useMessages(authMessages);
  const { text, link } = hint === undefined ? wayOf(problem) : {};
  const words = hint || (text && t(text));
  return (
    <ProblemBox problem={problem}>
      {(words || link) && (
        <>
          {words} {link && <Link to={link.to}>{t(link.text)}</Link>}
        </>
      )}
    </ProblemBox>
  );
};
