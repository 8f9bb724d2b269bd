import { errorCodes, limits } from '@pavilion/contract';
import { type FieldError, validateText } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { type FieldErrors, fieldErrors } from '../forms/form-errors';
import { useGeneralErrorText } from '../forms/use-general-error-text';
import { useMessages } from '../messages';
import { supportMessages } from './support-messages';

/** The values of the form of a message. `pictures` holds the ids of the uploaded pictures, separated by spaces. */
export interface NewMessage {
  readonly text: string;
  readonly pictures: string;
}

export const emptyMessage: NewMessage = { text: '', pictures: '' };

/** Validates the text of a message as the gateway does. */
export const messageTextError = (text: string, required: boolean): FieldError | undefined =>
  validateText({ required, minLength: 0, maxLength: limits.support.text, pattern: null }, text.trim());

/** A message needs a text or a picture. */
export const validateMessage = ({ text, pictures }: NewMessage): FieldErrors<keyof NewMessage> =>
  fieldErrors({ text: messageTextError(text, pictures === ''), pictures: undefined });

/** The part of the body of a call that a message fills. */
export const messageBody = ({ text, pictures }: NewMessage) => ({
  text: text.trim(),
  pictures: pictures.split(' ').filter(Boolean),
});

/** Maps the refusal of card numbers and coin addresses to the field that has them. */
export const messageErrors = ({ code, data }: SdkErrorData): FieldErrors<string> => {
  if (Number(code) !== errorCodes.paymentDetailsRefused) return {};
  const { field = 'text' } = (data ?? {}) as { readonly field?: string };
  return { [field]: { reason: 'blocked' } };
};

/** Describes the error of the text of a message. */
export const useMessageErrorText = () => {
  const t = useMessages(supportMessages);
  const generalText = useGeneralErrorText();
  return (error: FieldError | undefined): string | undefined => {
    if (error?.reason === 'required') return t('textRequired');
    if (error?.reason === 'blocked') return t('textRefused');
    return generalText(error, t('text'));
  };
};
