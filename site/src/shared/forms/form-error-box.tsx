import { errorTextFrom } from '@pavilion/sdk';
import { useLocale, useLocalText, useMessages } from '../messages';
import { DeferredNextStepAdvice } from '../next-steps/deferred-next-step';
import { MessageBox } from '../notice/message-box';
import type { FormError } from './form-errors';
import { formsMessages } from './forms-messages';

interface FormErrorBoxProps {
  readonly error: FormError | undefined;
  /** Replaces the hint and the link of the next step, in a form that is the next step itself. */
  readonly advice?: string | undefined;
}

/** The error of a submission, above the fields, with what to do next (ERR-7). */
export const FormErrorBox = ({ error, advice }: FormErrorBoxProps) => {
  const t = useMessages(formsMessages);
  const local = useLocalText();
  const { locale } = useLocale();
  if (!error) return null;
  return (
    <MessageBox
      tone="danger"
      title={error.text ? local(error.text) : errorTextFrom(undefined, error, locale)}
      text={
        advice ?? <DeferredNextStepAdvice step={error.step} data={error.data} fallback={t('inputKept')} />
      }
    />
  );
};
