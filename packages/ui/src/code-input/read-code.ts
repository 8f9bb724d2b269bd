const fullWidthZero = '０'.charCodeAt(0);

/** The digits of a text, full-width ones as ASCII, `length` of them at most: `您的验证码 12-34 56` is `123456`. */
export const readCode = (text: string, length: number): string =>
  text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/\D/g, '')
    .slice(0, length);
