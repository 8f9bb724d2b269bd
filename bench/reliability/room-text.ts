/** Digits as letters: rooms refuse long numbers, which may be contacts. */
const letters = 'abcdefhijk';
const digits = 8;
const modulo = 10 ** digits;
const pattern = new RegExp(`现场球迷([${letters}]{${digits}})`);

/** A text for a live room that contains when it was said, and no other message has. */
export const textSaidAt = (at: number): string =>
  `现场球迷${String(at % modulo)
    .padStart(digits, '0')
    .replace(/\d/g, (digit) => letters[Number(digit)] as string)}说这一脚传得真漂亮，配合打得越来越流畅了`;

/** When the first such text of a frame was said; undefined without one. */
export const readSentAt = (frame: string): number | undefined => {
  const [, encoded] = pattern.exec(frame) ?? [];
  if (encoded === undefined) return undefined;
  const rest = Number(encoded.replace(/./g, (letter) => String(letters.indexOf(letter))));
  const now = Date.now();
  const at = now - (now % modulo) + rest;
  return at > now + modulo / 2 ? at - modulo : at;
};
