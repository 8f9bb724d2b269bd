import type { ReactNode } from 'react';
import type { UiMessages } from '../messages/zh-CN';
import { isCancel, type TypedButton } from './footer';
import type { ModalVariant } from './modal-options';

type Words = {
  readonly title?: keyof UiMessages;
  readonly message?: keyof UiMessages;
  readonly ok: keyof UiMessages;
};

/** The words of a variant, by key: a change of locale reaches a dialog that is open. */
const words: Readonly<Record<ModalVariant, Words>> = {
  plain: { ok: 'ok' },
  alert: { title: 'friendlyReminder', ok: 'ok' },
  info: { title: 'notice', ok: 'ok' },
  confirm: { title: 'confirmTitle', ok: 'ok' },
  antiFraud: { title: 'antiFraudTitle', message: 'antiFraudWarning', ok: 'understood' },
};

const say = (texts: UiMessages, key: keyof UiMessages | undefined): string | undefined => key && texts[key];

export const titleOf = (given: ReactNode, variant: ModalVariant, texts: UiMessages): ReactNode =>
  given ?? say(texts, words[variant].title);

export const messageOf = (given: ReactNode, variant: ModalVariant, texts: UiMessages): ReactNode =>
  given ?? say(texts, words[variant].message);

export const buttonTitle = (button: TypedButton, variant: ModalVariant, texts: UiMessages): ReactNode =>
  button.title ?? (isCancel(button.type) ? texts.cancel : texts[words[variant].ok]);

/** Mistakes of the program say nothing to a person; what the platform answered does. */
const isMistake = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError;

export const failureText = (error: unknown, texts: UiMessages): string =>
  (error instanceof Error && !isMistake(error) && error.message) || texts.actionFailed;
