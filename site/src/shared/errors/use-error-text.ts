import type { codeDefinition, NextStep } from '@pavilion/contract';
import { errorTextFrom, type SdkErrorData } from '@pavilion/sdk';
import { useEffect, useRef, useState } from 'react';
import { firstInteraction } from '../lazy/lazy';
import { useLocale } from '../messages';
import { catalogueRowOf } from './catalogue-row';
import { loadCodeDefinition } from './load-code-definition';

/**
 * The lookup of the error catalogue; undefined until it is loaded, and if loading fails. It loads when there is an error, and
 * at the first interaction, so that it is there for the error of an action.
 *
 * @param hasError whether this render shows an error
 */
const useCodeDefinition = (hasError: () => boolean) => {
  const [define, setDefine] = useState<{ readonly code: typeof codeDefinition | undefined }>();
  useEffect(() => {
    let isMounted = true;
    firstInteraction()
      .then(() => (isMounted ? loadCodeDefinition() : undefined))
      .then((code) => isMounted && setDefine({ code }));
    return () => {
      isMounted = false;
    };
  }, []);
  useEffect(() => {
    if (!define && hasError()) loadCodeDefinition().then((code) => setDefine({ code }));
  });
  return define?.code;
};

/** The text of an error of a call, where only a text fits. Elsewhere `ErrorMessage` adds the link of the next step. */
export const useErrorText = () => {
  const { locale } = useLocale();
  const wasCalled = useRef(false);
  const define = useCodeDefinition(() => wasCalled.current);
  return (error: unknown): string => {
    wasCalled.current = true;
    return errorTextFrom(define, error, locale);
  };
};

/** The next step of an error of a call; undefined without an error, or without a code of the catalogue. */
export const useNextStep = (error: SdkErrorData | undefined): NextStep | undefined => {
  const define = useCodeDefinition(() => error !== undefined);
  return error && catalogueRowOf(error, define)?.nextStep;
};
