/** 0 empty, 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Counts characters that add no strength because they repeat or continue the previous one: `aaaa`, `1234`, `dcba`. */
const predictable = (text: string): number => {
  let count = 0;
  for (let i = 2; i < text.length; i += 1) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (Math.abs(step) <= 1 && step === text.charCodeAt(i - 1) - text.charCodeAt(i - 2)) count += 1;
  }
  return count;
};

/** Estimates the strength of a password. A hint, not a rule: the gateway decides what it accepts. */
export const passwordStrength = (text: string): PasswordStrength => {
  if (text === '') return 0;
  const useful = text.length - predictable(text);
  const kinds = KINDS.filter((kind) => kind.test(text)).length;
  if (useful < 6 || kinds < 2) return 1;
  return useful >= 10 && kinds >= 3 ? 3 : 2;
};
