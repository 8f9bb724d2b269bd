import type { ReactNode } from 'react';
import { isCancelType, type TypedButton } from './button-rules';
import type { modalMessages } from './modal-messages';
import type { ModalVariant } from './modal-options';
import { isProgrammingError } from './modal-store';

/** The texts of `modalMessages` in one language. */
type Texts = Readonly<Record<keyof (typeof modalMessages)['en'], string>>;

interface VariantTexts {
  readonly title?: keyof Texts;
  readonly message?: keyof Texts;
  readonly ok: keyof Texts;
}

/** Default texts of each variant. Keys, not texts, so that a change of locale reaches an open dialog. */
const variantTexts: Readonly<Record<ModalVariant, VariantTexts>> = {
  plain: { ok: 'ok' },
  alert: { title: 'friendlyReminder', ok: 'ok' },
  info: { title: 'notice', ok: 'ok' },
  confirm: { title: 'confirmTitle', ok: 'ok' },
  antiFraud: { title: 'antiFraudTitle', message: 'antiFraudWarning', ok: 'understood' },
};

const textOf = (texts: Texts, key: keyof Texts | undefined): string | undefined => key && texts[key];

export const titleOf = (title: ReactNode, variant: ModalVariant, texts: Texts): ReactNode =>
  title ?? textOf(texts, variantTexts[variant].title);

export const messageOf = (message: ReactNode, variant: ModalVariant, texts: Texts): ReactNode =>
  message ?? textOf(texts, variantTexts[variant].message);

export const buttonTitle = (button: TypedButton, variant: ModalVariant, texts: Texts): ReactNode =>
  button.title ?? (isCancelType(button.type) ? texts.cancel : texts[variantTexts[variant].ok]);

/** The error's message, or a general text for programming errors, whose messages mean nothing to a visitor. */
export const failureText = (error: unknown, texts: Texts): string =>
  (error instanceof Error && !isProgrammingError(error) && error.message) || texts.actionFailed;
