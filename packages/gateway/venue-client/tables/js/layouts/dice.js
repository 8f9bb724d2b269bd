// @ts-check
import { svg } from '../../../kit/svg.js';

/** Places of the pips of each face, on a grid of three by three. */
const faces = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A face of a die; one and four are red, and zero is a die without pips. @param {number} value */
export const dieFace = (value) =>
  svg(
    'svg',
    {
      viewBox: '0 0 60 60',
      class: `die-face${value === 1 || value === 4 ? ' is-red' : ''}`,
      'aria-hidden': 'true',
    },
    [
      svg('rect', { class: 'die-body', x: 2, y: 2, width: 56, height: 56, rx: 13 }),
      svg('rect', { class: 'die-top', x: 6, y: 6, width: 48, height: 48, rx: 12 }),
      ...(faces[value - 1] ?? []).map((place) =>
        svg('circle', {
          class: 'die-pip',
          cx: 16 + 14 * (place % 3),
          cy: 16 + 14 * Math.floor(place / 3),
          r: value === 1 ? 8 : 5,
        }),
      ),
    ],
  );
