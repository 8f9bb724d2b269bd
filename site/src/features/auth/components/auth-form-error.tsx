import { errorCodes } from '@pavilion/contract';
import { paths } from '../../../routes/paths';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import type { FormError } from '../../../shared/forms/form-errors';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { nextStepMessages, nextSteps } from '../../../shared/next-steps/next-steps';
import { authMessages } from '../messages/auth-messages';

interface AuthFormErrorProps {
  readonly error: FormError;
  /** Replaces the hint and the link of the next step. */
  readonly hint?: string | undefined;
}

/** Shows why a submission was rejected and what the visitor can do next (ERR-7). */
export const AuthFormError = ({ error, hint }: AuthFormErrorProps) => {
  const t = useMessages(authMessages);
  const step = useMessages(nextStepMessages);
  const row = nextSteps[error.step];
  const recovery = { to: paths.user.password, text: t('linkPassword') };

  const advice = (): { text?: string; link?: { to: string; text: string } } => {
    if (hint !== undefined) return { text: hint };
    switch (Number(error.code)) {
      case errorCodes.wrongCredentials:
        return { text: t('credentialsHint'), link: recovery };
      // This code requires a new password.
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
    <FormErrorBox error={error}>
      {(text || link) && (
        <>
          {text} {link && <Link to={link.to}>{link.text}</Link>}
        </>
      )}
    </FormErrorBox>
  );
};
