import { textUnits } from './text-units';

const closingBracket: Readonly<Record<string, string>> = { '（': '）', '【': '】' };

/**
 * Cuts a text that is longer than `maxUnits` (see {@link textUnits}) and ends it with `...`. The limit counts
 * the kept text without the dots. Text wrapped in （…） or 【…】 is cut inside the brackets, which stay and count
 * as kept text. Text within the limit is unchanged; a surrogate pair is never split.
 *
 * @example ellipsis('（一二三四五）', 8) // '（一二...）'
 *
 * Source: the specification, section 5 (text truncation); TXT-2.
 */
export const ellipsis = (text: string, maxUnits: number): string => {
  if (textUnits(text) <= maxUnits) return text;
  if (!isWrapped(text)) return `${fitting(text, maxUnits)}...`;
  const open = text.slice(0, 1);
  const close = text.slice(-1);
  const inside = fitting(text.slice(1, -1), maxUnits - textUnits(open + close));
  return `${open}${inside}...${close}`;
};

/** One pair of brackets around all of it: `（甲）和（乙）` starts and ends with brackets and is not wrapped. */
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

const fitting = (text: string, maxUnits: number): string => {
  let kept = '';
  let left = maxUnits;
  for (const character of text) {
    left -= textUnits(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
};
