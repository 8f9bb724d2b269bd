// @ts-check

import { svg } from './svg.js';
import { inLanguage } from './translate.js';

/** The words for round numbers, the largest first. @type {import('@pavilion/format').Localized<[size: bigint, word: string][]>} */
const shortUnits = {
  'zh-CN': [
    [10_000n, '万'],
    [1000n, '千'],
  ],
  en: [[1000n, 'K']],
};

/** The number on a chip: whole units, thousands and ten thousands in short. @param {bigint} value minor units @param {string} lang */
export const chipLabel = (value, lang) => {
  const units = value / 100n;
  const short = inLanguage(shortUnits, lang).find(([size]) => units >= size && units % size === 0n);
  return short ? `${units / short[0]}${short[1]}` : String(units);
};

/** @param {bigint} value @param {bigint[]} values of the tray; the place of the value among them decides the colour @param {string} lang */
export const createChip = (value, values, lang) => {
  const label = chipLabel(value, lang);
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: `chip chip-${values.indexOf(value) % 8}`, 'aria-hidden': 'true' },
    [
      svg('circle', { class: 'chip-body', cx: 24, cy: 24, r: 23 }),
      svg('circle', { class: 'chip-edge', cx: 24, cy: 24, r: 19.5 }),
      svg('circle', { class: 'chip-ring', cx: 24, cy: 24, r: 15.5 }),
      svg('circle', { class: 'chip-face', cx: 24, cy: 24, r: 14 }),
      svg('text', { class: 'chip-text', x: 24, y: 24, 'font-size': label.length > 2 ? 12 : 15 }, [label]),
    ],
  );
};
