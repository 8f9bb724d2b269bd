// @ts-check
import { inLanguage } from './translate.js';

/** The words for round numbers, the largest first. @type {import('@pavilion/format').Localized<[size: number, word: string][]>} */
const shortUnits = {
  'zh-CN': [
    [10_000, '万'],
    [1_000, '千'],
  ],
  en: [[1_000, 'K']],
};

/** The number on a chip of tables and cards, e.g. `0.2`, `50`, `2千` or `1万`. @param {bigint} value minor units @param {string} lang */
export const chipLabel = (value, lang) => {
  const units = Number(value) / 100;
  const short = inLanguage(shortUnits, lang).find(([size]) => units >= size && units % size === 0);
  return short ? `${units / short[0]}${short[1]}` : String(units);
};
