import { textUnits } from './text-units';

/** Full-width brackets. */
const closingBracket: Readonly<Record<string, string>> = {
  '（': '）',
  '【': '】',
  '［': '］',
  '｛': '｝',
  '〔': '〕',
  '《': '》',
  '「': '」',
  '『': '』',
  '〈': '〉',
  '〖': '〗',
};

/**
 * Truncates a text that is longer than `maxUnits` (see {@link textUnits}) and appends `...`, which does not count. Text
 * wrapped in full-width brackets, such as （…） or 【…】, is truncated inside the brackets, which count. Text within the limit is unchanged. Surrogate
 * pairs are never split.
 *
 * @example ellipsis('（一二三四五）', 8) // '（一二...）'
 *
 * Requirement TXT-2.
 */
export const ellipsis = (text: string, maxUnits: number): string => {
  if (textUnits(text) <= maxUnits) return text;
  if (!isWrapped(text)) return `${longestPrefix(text, maxUnits)}...`;
  const open = text.slice(0, 1);
  const close = text.slice(-1);
  const content = longestPrefix(text.slice(1, -1), maxUnits - textUnits(open + close));
  return `${open}${content}...${close}`;
};

/** Whether one pair of brackets encloses the whole text; `（甲）和（乙）` is not wrapped. */
const isWrapped = (text: string): boolean => {
  const open = text.slice(0, 1);
  const close = closingBracket[open];
  if (!close || !text.endsWith(close)) return false;
  let depth = 0;
  for (const [index, character] of Array.from(text.slice(0, -1)).entries()) {
    if (character === open) depth += 1;
    if (character === close) depth -= 1;
    if (depth === 0 && index > 0) return false;
  }
  return depth === 1;
};

/** The longest prefix of at most `maxUnits` units. */
const longestPrefix = (text: string, maxUnits: number): string => {
  let prefix = '';
  let left = maxUnits;
  for (const character of text) {
    left -= textUnits(character);
    if (left < 0) break;
    prefix += character;
  }
  return prefix;
};
