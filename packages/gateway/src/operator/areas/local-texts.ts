import type { LocalText } from '@pavilion/contract';
import { inEachLanguage, inLanguage } from '@pavilion/format';

export const trimmed = (text: LocalText): LocalText =>
  inEachLanguage((language) => inLanguage(text, language).trim());

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Pairs the lines of both languages; undefined when one has more than the other. */
export const paragraphs = (text: LocalText): LocalText[] | undefined => {
  const english = lines(text.en);
  const chinese = lines(text['zh-CN']);
  if (chinese.length !== english.length) return undefined;
  return chinese.map((line, index) => ({ 'zh-CN': line, en: english[index] as string }));
};
