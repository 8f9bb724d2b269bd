import { errorCodes } from '@pavilion/contract';
import { paymentDetailsIn, validateText } from '@pavilion/contract/forms';
import { BusinessError, fieldError } from '../../business-error';

/** Characters that no message contains: controls but line break and tab, and marks that change the direction of text. */
const forbidden = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** @throws BusinessError 20512 paymentDetailsRefused for a card number or a coin address. */
export const refusePaymentDetails = (field: string, text: string): void => {
  const reason = paymentDetailsIn(text);
  // guard: message-without-payment-details
  if (reason !== undefined) throw new BusinessError(errorCodes.paymentDetailsRefused, { field, reason });
};

/**
 * The text of a message in the form that is stored.
 *
 * @throws BusinessError 10003 for an empty or too long text and for forbidden characters, 20512 paymentDetailsRefused for
 * a card number or a coin address.
 */
export const checkText = (
  given: string,
  { field = 'text', required, maxLength }: { field?: string; required: boolean; maxLength: number },
): string => {
  const text = given.replace(/\r\n?/g, '\n').trim();
  const error = validateText({ required, minLength: 0, maxLength, pattern: null }, text);
  // guard: message-length
  if (error) throw fieldError({ field, ...error });
  // guard: message-characters
  if (forbidden.test(text)) throw fieldError({ field, reason: 'format' });
  refusePaymentDetails(field, text);
  return text;
};
