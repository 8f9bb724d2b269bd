import type { codeDefinition } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useLocale } from '../messages';
import { errorText } from './error-text';
import { loadCodeDefinition } from './load-code-definition';

/** The text of an error of a hook or request. Loads the error catalogue on mount. */
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
  return (error: unknown): string => errorText(toErrorData(error), locale, define?.code);
};
