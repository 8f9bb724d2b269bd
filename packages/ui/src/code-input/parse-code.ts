import { toHalfWidth } from '@pavilion/format';

/** The digits of a text, full-width ones as ASCII, at most `length`: `您的验证码 12-34 56` is `123456`. */
export const parseCode = (text: string, length: number): string =>
  toHalfWidth(text).replace(/\D/g, '').slice(0, length);
