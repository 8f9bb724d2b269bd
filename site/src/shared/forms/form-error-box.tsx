import type { ReactNode } from 'react';
import { errorText } from '../errors/error-text';
import { useLocale, useLocalText } from '../messages';
import { MessageBox } from '../notice/message-box';
import type { FormError } from './form-errors';

interface FormErrorBoxProps {
  readonly error: FormError;
  /** Hint or link to the next step. */
  readonly children?: ReactNode;
}

/** The error of a submission, above the fields (ERR-7). */
export const FormErrorBox = ({ error, children }: FormErrorBoxProps) => {
  const local = useLocalText();
  const { locale } = useLocale();
  return (
    <MessageBox
      tone="danger"
      title={error.text ? local(error.text) : errorText(error, locale, undefined)}
      text={children}
    />
  );
};
