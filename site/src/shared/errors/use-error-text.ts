import type { codeDefinition } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useLocale } from '../messages';
import { loadCodeDefinition } from './load-code-definition';
import { wordsOfError } from './words-of-error';

/** Words whatever a hook or a request failed with. The catalogue comes while there is nothing to word yet. */
export const useErrorText = () => {
  const { locale } = useLocale();
  const [define, setDefine] = useState<{ readonly code: typeof codeDefinition | undefined }>();
  useEffect(() => {
    let isHere = true;
    loadCodeDefinition().then((code) => isHere && setDefine({ code }));
    return () => {
      isHere = false;
    };
  }, []);
  return (error: unknown): string => wordsOfError(toErrorData(error), locale, define?.code);
};
