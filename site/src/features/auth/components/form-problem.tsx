import { errorCodes } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import type { Problem } from '../../../shared/forms/problem';
import { ProblemBox } from '../../../shared/forms/problem-box';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { nextStepMessages, nextSteps } from '../../../shared/next-steps/next-steps';
import { authMessages } from '../messages/auth-messages';

interface FormProblemProps {
  readonly problem: Problem;
  /** Replaces the hint and the link of the next step. */
  readonly hint?: string | undefined;
}

/** Shows why a submission was rejected and what the person can do next (ERR-7). */
export const FormProblem = ({ problem, hint }: FormProblemProps) => {
  const t = useMessages(authMessages);
  const step = useMessages(nextStepMessages);
  const row = nextSteps[problem.step];
  const recovery = { to: paths.user.password, text: t('linkPassword') };

  const advice = (): { text?: string; link?: { to: string; text: string } } => {
    if (hint !== undefined) return { text: hint };
    switch (Number(problem.code)) {
      case errorCodes.wrongCredentials:
        return { text: t('credentialsHint'), link: recovery };
      // The check that this code asks for is a new password.
      case errorCodes.passwordResetRequired:
        return { link: recovery };
      default:
        return {
          ...(row.hint && { text: step(row.hint) }),
          ...(row.link && { link: { to: row.link.to, text: step(row.link.text) } }),
        };
    }
  };

  const { text, link } = advice();
  return (
    <ProblemBox problem={problem}>
      {(text || link) && (
        <>
          {text} {link && <Link to={link.to}>{link.text}</Link>}
        </>
      )}
    </ProblemBox>
  );
};
