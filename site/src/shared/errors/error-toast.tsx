import { errorTextFrom, toErrorData } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { Locale } from '../messages';
import { NextStepLink } from '../next-steps/next-step-link';
import { catalogueRowOf } from './catalogue-row';
import { loadCodeDefinition } from './load-code-definition';

const ToastLink = styled(NextStepLink)`
  margin-left: 0.75em;
`;

/**
 * Shows an error as a toast, with a link to its next step (ERR-7).
 */
export const showErrorToast = async (error: unknown, locale: Locale): Promise<void> => {
  const failure = toErrorData(error);
  const define = await loadCodeDefinition();
  const text = errorTextFrom(define, failure, locale);
  const dismiss = toast.error(
    <>
      {text}
      <ToastLink
        step={catalogueRowOf(failure, define)?.nextStep}
        data={failure.data}
        onClick={() => dismiss()}
      />
    </>,
    { key: text },
  );
};
