// @ts-check
import { element } from '../../../kit/element.js';
import { svg } from '../../../kit/svg.js';

/** The pockets of a wheel with one zero, clockwise. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** @param {number} pocket @returns {'red' | 'black' | 'green'} */
export const colourOf = (pocket) => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black');

const step = 360 / pockets.length;

/** Degrees clockwise from the top. @param {number} radius @param {number} angle */
const point = (radius, angle) => {
  const radians = (angle * Math.PI) / 180;
  return `${(100 + radius * Math.sin(radians)).toFixed(2)} ${(100 - radius * Math.cos(radians)).toFixed(2)}`;
};

/** @param {number} inner @param {number} outer @param {number} angle the middle */
const sector = (inner, outer, angle) =>
  `M${point(inner, angle - step / 2)}L${point(outer, angle - step / 2)}A${outer} ${outer} 0 0 1 ${point(outer, angle + step / 2)}` +
  `L${point(inner, angle + step / 2)}A${inner} ${inner} 0 0 0 ${point(inner, angle - step / 2)}z`;

const gradients = () =>
  svg('defs', {}, [
    svg('radialGradient', { id: 'wheel-rim' }, [
      svg('stop', { offset: 0.86, 'stop-color': '#5a2a12' }),
      svg('stop', { offset: 0.93, 'stop-color': '#a8602c' }),
      svg('stop', { offset: 1, 'stop-color': '#3c1a0a' }),
    ]),
    svg('radialGradient', { id: 'wheel-cone', cx: 0.42, cy: 0.38 }, [
      svg('stop', { offset: 0, 'stop-color': '#e9b768' }),
      svg('stop', { offset: 0.5, 'stop-color': '#9a5a24' }),
      svg('stop', { offset: 1, 'stop-color': '#4a2410' }),
    ]),
    svg('linearGradient', { id: 'wheel-gold', x1: 0, y1: 0, x2: 0, y2: 1 }, [
      svg('stop', { 'stop-color': '#fff3c4' }),
      svg('stop', { offset: 0.5, 'stop-color': '#e0a13a' }),
      svg('stop', { offset: 1, 'stop-color': '#8d5413' }),
    ]),
  ]);

const drawing = () => [
  gradients(),
  svg('circle', { cx: 100, cy: 100, r: 99, fill: 'url(#wheel-rim)' }),
  svg('circle', {
    cx: 100,
    cy: 100,
    r: 86,
    fill: '#2a1208',
    stroke: 'url(#wheel-gold)',
    'stroke-width': 1.6,
  }),
  ...Array.from({ length: 8 }, (_, index) =>
    svg('path', {
      d: 'M100 5.5l2.4 4.5-2.4 4.5-2.4-4.5z',
      fill: 'url(#wheel-gold)',
      transform: `rotate(${index * 45} 100 100)`,
    }),
  ),
];

const rotor = () =>
  svg('g', { class: 'wheel-rotor' }, [
    ...pockets.flatMap((pocket, index) => {
      const angle = index * step;
      return [
        svg('path', { class: `wheel-pocket is-${colourOf(pocket)}`, d: sector(48, 82, angle) }),
        svg(
          'text',
          { class: 'wheel-number', x: 100, y: 27, transform: `rotate(${angle.toFixed(3)} 100 100)` },
          [String(pocket)],
        ),
      ];
    }),
    svg('circle', { class: 'wheel-line', cx: 100, cy: 100, r: 82 }),
    svg('circle', { class: 'wheel-line', cx: 100, cy: 100, r: 66 }),
    svg('circle', {
      cx: 100,
      cy: 100,
      r: 48,
      fill: 'url(#wheel-cone)',
      stroke: 'url(#wheel-gold)',
      'stroke-width': 2,
    }),
    ...[0, 90].map((angle) =>
      svg('path', {
        d: 'M97.5 68h5v64h-5zM100 61a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM100 127a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
        fill: 'url(#wheel-gold)',
        transform: `rotate(${angle} 100 100)`,
      }),
    ),
    svg('circle', { cx: 100, cy: 100, r: 11, fill: 'url(#wheel-gold)', stroke: '#7a4a16' }),
  ]);

/** Milliseconds of a turn until the ball lies in its pocket. */
const duration = 5_200;
/** Where the ball runs and where it comes to rest, as distances from the middle. */
const [track, rest] = [92, 57];

/**
 * The wheel, which turns to a pocket that is known, and the ball.
 *
 * @param {{ isStill: () => boolean }} options
 */
export const createWheel = ({ isStill }) => {
  const turning = rotor();
  const ball = svg('circle', { class: 'wheel-ball', cx: 100, cy: 100, r: 4.6 });
  const arm = svg('g', { class: 'wheel-arm' }, [ball]);
  const node = element('div', { className: 'wheel', ariaHidden: 'true' });
  node.append(svg('svg', { viewBox: '0 0 200 200' }, [...drawing(), turning, arm]));
  let start = 0;

  const moving = [turning, arm, ball];
  const stop = () => {
    for (const part of moving) for (const animation of part.getAnimations()) animation.cancel();
  };
  /** @param {number} pocket @param {number} turned */
  const place = (pocket, turned) => {
    turning.style.transform = `rotate(${turned}deg)`;
    arm.style.transform = `rotate(${turned + pockets.indexOf(pocket) * step}deg)`;
    ball.style.transform = `translateY(${-rest}px)`;
    ball.style.opacity = '1';
  };

  return {
    node,
    /** No ball before the round is drawn. */
    clear: () => {
      stop();
      ball.style.opacity = '0';
    },
    /** @param {number} pocket */
    place: (pocket) => {
      stop();
      place(pocket, start);
    },
    /** @param {number} pocket @returns {Promise<unknown>} resolves when the ball lies in the pocket, or the turn was ended */
    turn: async (pocket) => {
      stop();
      const from = start;
      start = from + 40;
      const [wheelEnd, ballEnd] = [from + 400, from + 400 + pockets.indexOf(pocket) * step];
      place(pocket, start);
      const options = { duration, easing: 'cubic-bezier(.16,.5,.3,1)' };
      if (isStill()) {
        const fade = { duration };
        ball.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], fade);
        await turning
          .animate([{ opacity: 1 }, { opacity: 0.35, offset: 0.4 }, { opacity: 1 }], fade)
          .finished.catch(() => {});
        return;
      }
      turning.animate(
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${wheelEnd}deg)` }],
        options,
      );
      ball.animate(
        [
          { transform: `translateY(${-track}px)` },
          { transform: `translateY(${-track}px)`, offset: 0.62 },
          { transform: `translateY(${-rest - 6}px)`, offset: 0.78 },
          { transform: `translateY(${-rest - 15}px)`, offset: 0.85 },
          { transform: `translateY(${-rest}px)`, offset: 0.94 },
          { transform: `translateY(${-rest}px)` },
        ],
        { duration },
      );
      await arm
        .animate(
          [{ transform: `rotate(${ballEnd + 360 * 4}deg)` }, { transform: `rotate(${ballEnd}deg)` }],
          options,
        )
        .finished.catch(() => {});
    },
  };
};
