import { toHalfWidth } from '@pavilion/format';

/** The digits of a text, full-width ones as ASCII, `length` of them at most: `您的验证码 12-34 56` is `123456`. */
export const readCode = (text: string, length: number): string =>
  toHalfWidth(text).replace(/\D/g, '').slice(0, length);
