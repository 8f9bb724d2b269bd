import type { ReactNode } from 'react';
import { isCancel, type TypedButton } from './footer';
import type { modalMessages } from './modal-messages';
import type { ModalVariant } from './modal-options';

/** What `modalMessages` says, in whichever language. */
type Texts = Readonly<Record<keyof (typeof modalMessages)['en'], string>>;

type Words = {
  readonly title?: keyof Texts;
  readonly message?: keyof Texts;
  readonly ok: keyof Texts;
};

/** The words of a variant, by key: a change of locale reaches a dialog that is open. */
const words: Readonly<Record<ModalVariant, Words>> = {
  plain: { ok: 'ok' },
  alert: { title: 'friendlyReminder', ok: 'ok' },
  info: { title: 'notice', ok: 'ok' },
  confirm: { title: 'confirmTitle', ok: 'ok' },
  antiFraud: { title: 'antiFraudTitle', message: 'antiFraudWarning', ok: 'understood' },
};

const say = (texts: Texts, key: keyof Texts | undefined): string | undefined => key && texts[key];

export const titleOf = (given: ReactNode, variant: ModalVariant, texts: Texts): ReactNode =>
  given ?? say(texts, words[variant].title);

export const messageOf = (given: ReactNode, variant: ModalVariant, texts: Texts): ReactNode =>
  given ?? say(texts, words[variant].message);

export const buttonTitle = (button: TypedButton, variant: ModalVariant, texts: Texts): ReactNode =>
  button.title ?? (isCancel(button.type) ? texts.cancel : texts[words[variant].ok]);

/** Mistakes of the program say nothing to a person; what the platform answered does. */
export const isMistake = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError;

export const failureText = (error: unknown, texts: Texts): string =>
  (error instanceof Error && !isMistake(error) && error.message) || texts.actionFailed;
