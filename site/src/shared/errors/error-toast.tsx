import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import { styled } from 'styled-components';
import { type Locale, translate } from '../messages';
import { Link } from '../navigation/link';
import { nextStepMessages, nextSteps } from '../next-steps/next-steps';
import { errorText } from './error-text';
import { loadCodeDefinition } from './load-code-definition';

const StepLink = styled(Link)`
  margin-left: 0.75em;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const hasCode = ({ kind }: SdkErrorData) => kind === 'business' || kind === 'http';

/**
 * Shows an error as a toast, with a link to its next step (ERR-7).
 */
export const showErrorToast = async (error: unknown, locale: Locale): Promise<void> => {
  const failure = toErrorData(error);
  const define = await loadCodeDefinition();
  const text = errorText(failure, locale, define);
  const step = hasCode(failure) ? define?.(failure.code ?? '')?.nextStep : undefined;
  const link = step && nextSteps[step].link;
  const dismiss = toast.error(
    link ? (
      <>
        {text}
        <StepLink to={link.to} onClick={() => dismiss()}>
          {translate(nextStepMessages, locale)(link.text)}
        </StepLink>
      </>
    ) : (
      text
    ),
    { key: text },
  );
};
