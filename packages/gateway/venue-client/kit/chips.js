// @ts-check
import { chipLabel } from './chip-label.js';
import { svg } from './svg.js';

/** @param {bigint} value @param {bigint[]} values of the tray; the place of the value among them decides the colour @param {string} lang */
export const createChip = (value, values, lang) => {
  const label = chipLabel(value, lang);
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: `chip chip-${values.indexOf(value)}`, 'aria-hidden': 'true' },
    [
      svg('circle', { class: 'chip-body', cx: 24, cy: 24, r: 23 }),
      svg('circle', { class: 'chip-edge', cx: 24, cy: 24, r: 19.5 }),
      svg('circle', { class: 'chip-ring', cx: 24, cy: 24, r: 15.5 }),
      svg('circle', { class: 'chip-face', cx: 24, cy: 24, r: 14 }),
      svg('text', { class: 'chip-text', x: 24, y: 24, 'font-size': label.length > 2 ? 12 : 15 }, [label]),
    ],
  );
};
