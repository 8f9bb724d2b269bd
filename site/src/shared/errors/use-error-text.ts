import type { codeDefinition, NextStep } from '@pavilion/contract';
import { errorTextFrom, type SdkErrorData } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useLocale } from '../messages';
import { catalogueRowOf } from '../next-steps/next-steps';
import { loadCodeDefinition } from './load-code-definition';

/** The lookup of the error catalogue, which is loaded on mount; undefined until then, and if loading fails. */
const useCodeDefinition = () => {
  const [define, setDefine] = useState<{ readonly code: typeof codeDefinition | undefined }>();
  useEffect(() => {
    let isMounted = true;
    loadCodeDefinition().then((code) => isMounted && setDefine({ code }));
    return () => {
      isMounted = false;
    };
  }, []);
  return define?.code;
};

/** The text of an error of a call, where only a text fits. Elsewhere `ErrorMessage` adds the link of the next step. */
export const useErrorText = () => {
  const { locale } = useLocale();
  const define = useCodeDefinition();
  return (error: unknown): string => errorTextFrom(define, error, locale);
};

/** The next step of an error of a call; undefined without an error, or without a code of the catalogue. */
export const useNextStep = (error: SdkErrorData | undefined): NextStep | undefined => {
  const define = useCodeDefinition();
  return error && catalogueRowOf(error, define)?.nextStep;
};
