import { toErrorData } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import { useLocale } from '../messages';
import { loadCodeDefinition } from './load-code-definition';
import { wordsOfError } from './words-of-error';

/** Says a failure where the screen has no place for it: what was asked for by a press, and did not come. */
export const useErrorToast = () => {
  const { locale } = useLocale();
  return async (error: unknown) => {
    toast.error(wordsOfError(toErrorData(error), locale, await loadCodeDefinition()));
  };
};
