import { toErrorData } from '@pavilion/sdk';
import { DeferredNextStepLink } from '../next-steps/deferred-next-step';
import { useErrorText, useNextStep } from './use-error-text';

/** The text of an error of a call, with the link of its next step (ERR-7). */
export const ErrorMessage = ({ error }: { readonly error: unknown }) => {
  const errorText = useErrorText();
  const failure = toErrorData(error);
  const step = useNextStep(failure);
  return (
    <>
      {errorText(error)} <DeferredNextStepLink step={step} data={failure.data} />
    </>
  );
};
