import type { NextStep } from '@pavilion/contract';
import { ErrorIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { wordsOfError } from '../../../shared/errors/words-of-error';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { type AuthKey, authMessages } from '../messages/auth-messages';
import type { Problem } from '../model/problem';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.danger} 36%, transparent);
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  font-size: ${token.text.md};
  svg { margin-top: 1px; color: ${token.color.danger}; }
`;

const Words = styled.div`
  min-width: 0;
  strong { display: block; color: ${token.color.danger}; font-weight: ${token.weight.bold}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  a { color: ${token.color.accentText}; font-weight: ${token.weight.medium}; text-decoration: underline; text-underline-offset: 3px; }
`;

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
const passwordReset = 6029;

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
  const local = useLocalText();
  const { text, link } = hint === undefined ? wayOf(problem) : {};
  const { locale } = useLocale();
  return (
    <Box role="alert">
      <ErrorIcon size={20} />
      <Words>
        <strong>{problem.text ? local(problem.text) : wordsOfError(problem, locale, undefined)}</strong>
        {hint && <p>{hint}</p>}
        {(text || link) && (
          <p>
            {text && t(text)} {link && <Link to={link.to}>{t(link.text)}</Link>}
          </p>
        )}
      </Words>
    </Box>
  );
};
