import { type ErrorEffectEvent, errorTextFrom, toErrorData } from '@pavilion/sdk';
import { toast } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '../messages';
import { NextStepLink } from '../next-steps/next-step-link';
import { catalogueRowOf } from './catalogue-row';
import { loadCodeDefinition } from './load-code-definition';

const ToastLink = styled(NextStepLink)`
  margin-left: 0.75em;
`;

/**
 * The message of an error in the language of the page. A message that differs from the catalogue's, as that of another gateway
 * may, stays as it is; a code without a message has that of the catalogue (ERR-4, ERR-6, APP-9).
 */
export const translatedMessage = async (
  { code, message, data }: Pick<ErrorEffectEvent, 'code' | 'message' | 'data'>,
  locale: Locale,
): Promise<string> => {
  const define = await loadCodeDefinition();
  const textIn = (language: Locale) =>
    errorTextFrom(define, { kind: 'business', code, message, data }, language);
  return message === '' || textIn('zh-CN') === message ? textIn(locale) : message;
};

/**
 * The link to support for an alert whose code says to contact support; undefined for other codes.
 *
 * @param close closes the alert, which would otherwise cover the chat
 */
export const supportLinkOf = async (
  { code, data }: Pick<ErrorEffectEvent, 'code' | 'data'>,
  close: () => void,
): Promise<ReactNode> => {
  const define = await loadCodeDefinition();
  return define?.(code)?.nextStep === 'contact-support' ? (
    <NextStepLink step="contact-support" data={data} onClick={close} />
  ) : undefined;
};

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
