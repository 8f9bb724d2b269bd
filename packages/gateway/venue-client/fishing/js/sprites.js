// @ts-check

/**
 * The pictures of the fish: paths in a box of about 100 × 60 around the origin, all looking to the right. They are drawn once
 * into bitmaps, which the pond and the list of the fish show.
 *
 * @typedef {[path: string, fill: string, stroke?: string, width?: number]} Layer an empty fill leaves a line
 * @typedef {{ body: string, fin: string, mark: string }} Colours
 */

const ink = '#1c1420';
const line = 'rgba(20, 12, 34, .55)';

/** @param {number} x @param {number} y @param {number} r @returns {string} */
const disc = (x, y, r) => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
/** @param {number} x @param {number} y @param {number} r @returns {Layer[]} */
const eye = (x, y, r) => [
  [disc(x, y, r), '#fff', line, 0.8],
  [disc(x + r * 0.22, y, r * 0.55), ink],
  [disc(x + r * 0.4, y - r * 0.25, r * 0.2), '#fff'],
];

/** @param {Colours} c @returns {Layer[]} */
const round = ({ body, fin, mark }) => [
  ['M-22 0C-34-16-44-18-50-16C-44-6-44 6-50 16C-44 18-34 16-22 0Z', fin, line, 1.2],
  ['M-10-18C-2-32 14-32 20-22L8-14ZM-4 18C0 28 10 28 14 20Z', fin, line, 1.2],
  ['M-26 0C-16-24 20-26 36-2C38 0 38 2 36 4C18 26-16 24-26 0Z', body, line, 1.4],
  ['M6-19C0-8 0 8 6 19C14 17 12-16 6-19ZM-12-15C-16-6-16 6-12 15C-6 13-7-13-12-15Z', mark],
  ['M0 4C-8 4-12 10-8 14C-2 14 4 10 0 4Z', fin, line, 0.8],
  ['M36 4Q31 9 25 8', '', line, 1.6],
  ['M-18-8C-8-20 12-20 24-12C8-16-8-12-16-2Z', 'rgba(255,255,255,.45)'],
  ...eye(24, -4, 5.6),
];

/** @param {Colours} c @returns {Layer[]} */
const tall = ({ body, fin, mark }) => [
  ['M-22 0L-42-16C-38-4-38 4-42 16Z', fin, line, 1.2],
  ['M-16-14C-16-36 4-44 20-34L14-14ZM-16 14C-16 36 4 42 20 32L14 14Z', fin, line, 1.2],
  ['M-26 0C-18-34 16-34 36 0C16 34-18 34-26 0Z', body, line, 1.4],
  ['M8-25C2-10 2 10 8 25L15 20C11 8 11-8 15-20ZM-10-22C-15-8-15 8-10 22L-4 25C-9 8-9-8-4-25Z', mark],
  ['M36 0L42-2L42 3Z', body, line, 1],
  ['M-16-10C-8-26 10-26 22-14C8-18-8-14-14-4Z', 'rgba(255,255,255,.4)'],
  ...eye(24, -6, 5),
];

/** @param {Colours} c @returns {Layer[]} */
const puffer = ({ body, fin, mark }) => [
  ['M-26 0L-46-12C-42-3-42 3-46 12Z', fin, line, 1.2],
  [
    'M-20-24L-16-33L-12-27L-4-36L0-28L10-35L12-26L24-28L22-18M-20 24L-16 33L-12 27L-4 36L0 28L10 35L12 26L24 28L22 18',
    fin,
    line,
    1,
  ],
  ['M-30 0C-28-40 36-40 38-2C36 40-28 40-30 0Z', body, line, 1.4],
  ['M-27 8C-18 36 30 34 37 4C24 16-8 18-27 8Z', mark],
  [`${disc(-8, -14, 4)}${disc(6, -20, 3)}${disc(-18, -4, 3)}`, fin],
  ['M-2 4C-14 2-16 14-8 18C-2 16 2 10-2 4Z', fin, line, 0.8],
  ['M38 2Q34 8 29 4', '', line, 1.8],
  ...eye(22, -9, 7),
];

/** @param {Colours} c @returns {Layer[]} */
const lion = (c) => [
  [
    'M-20-10L-30-36L-14-20L-8-42L0-22L10-42L12-18L24-34L22-10M-20 10L-34 32L-12 20L-10 38L2 20L12 34L14 14',
    c.fin,
    line,
    1,
  ],
  ...round(c),
  ['M16-17C11-8 11 8 16 17L19 15C15 6 15-6 19-15ZM-20-8C-22-3-22 3-20 8L-17 10C-19 3-19-3-17-10Z', c.mark],
];

/** @param {Colours} c @returns {Layer[]} */
const lantern = (c) => [
  ['M10-20C16-44 38-44 42-30', '', c.fin, 2.4],
  [disc(43, -26, 9), 'rgba(255,236,150,.4)'],
  [disc(43, -26, 5), '#fff2a8', '#f5b83d', 1],
  ...round(c),
];

/** @param {Colours} c @returns {Layer[]} */
const jelly = ({ body, fin, mark }) => [
  [
    'M-20 6C-26 18-12 24-20 40M-8 8C-14 20-2 26-8 44M6 8C12 20 0 26 6 44M20 6C26 18 12 24 20 40',
    '',
    fin,
    3.4,
  ],
  ['M-2 8C-8 20 4 26-2 36', '', mark, 5],
  [
    'M-34 6C-36-42 36-42 34 6C28 0 22 12 16 6C10 0 6 12 0 6C-6 0-10 12-16 6C-22 0-28 12-34 6Z',
    body,
    line,
    1.2,
  ],
  [`${disc(-14, -10, 4)}${disc(2, -18, 5)}${disc(16, -8, 4)}`, mark],
  ['M-26-6C-24-24-10-30 0-30C-12-24-18-16-20-4Z', 'rgba(255,255,255,.5)'],
];

/** @param {Colours} c @returns {Layer[]} */
const shrimp = ({ body, fin, mark }) => [
  ['M34-10C52-24 30-38 6-34M32-8C56-14 44-34 24-38', '', fin, 1.6],
  ['M14 8L10 24M4 12L-2 26M-6 14L-14 26M22 2L22 18', '', fin, 2.4],
  ['M-30 8L-48 0L-44 12L-50 22L-32 20Z', fin, line, 1.2],
  [
    'M40-10C30-28 2-28-14-12C-26 0-32 6-36 10C-34 20-26 24-20 20C-6 12 6 16 20 8C30 4 38-2 40-10Z',
    body,
    line,
    1.4,
  ],
  ['M18-22C12-10 14 2 20 8M2-21C-2-8 2 4 8 11M-12-13C-12-4-8 6-4 13M-22-3C-20 4-18 10-14 16', '', mark, 2.4],
  ...eye(29, -12, 3.6),
];

/** @param {Colours} c @returns {Layer[]} */
const crab = ({ body, fin, mark }) => [
  ['M-24 10L-42 8L-48 18M-22 16L-38 20L-42 30M24 10L42 8L48 18M22 16L38 20L42 30', '', fin, 4.4],
  ['M-26-4C-40-8-40-20-34-26M26-4C40-8 40-20 34-26', '', fin, 5.4],
  [
    'M-36-20C-50-22-50-40-36-42L-34-32L-27-40C-22-30-26-22-36-20ZM36-20C50-22 50-40 36-42L34-32L27-40C22-30 26-22 36-20Z',
    body,
    line,
    1.2,
  ],
  ['M-10-12L-12-26M10-12L12-26', '', fin, 3],
  ['M-32 4C-30-22 30-22 32 4C26 28-26 28-32 4Z', body, line, 1.4],
  [`${disc(-14, 2, 3.4)}${disc(0, -4, 3.4)}${disc(14, 2, 3.4)}`, mark],
  ['M-8 14Q0 20 8 14', '', line, 1.8],
  ...eye(-12, -27, 4.6),
  ...eye(12, -27, 4.6),
];

/** @param {Colours} c @returns {Layer[]} */
const turtle = ({ body, fin, mark }) => [
  [
    'M10-16C14-36 30-40 36-34C32-28 26-16 18-12ZM10 16C14 36 30 40 36 34C32 28 26 16 18 12ZM-20-12C-30-22-38-22-40-18C-36-12-30-6-24-6ZM-20 12C-30 22-38 22-40 18C-36 12-30 6-24 6Z',
    fin,
    line,
    1.2,
  ],
  ['M26-8C34-14 50-10 50 0C50 10 34 14 26 8Z', fin, line, 1.2],
  ['M-34 0C-30-30 24-34 32 0C24 34-30 30-34 0Z', body, line, 1.6],
  [
    'M-10-10L6-14L18 0L6 14L-10 10L-16 0ZM-16 0L-34 0M-10-10L-18-20M6-14L10-24M18 0L32 0M6 14L10 24M-10 10L-18 20',
    '',
    mark,
    2.4,
  ],
  ['M-24-10C-14-24 8-26 20-16C6-20-12-16-20-6Z', 'rgba(255,255,255,.35)'],
  ...eye(42, -3, 3),
];

/** @param {Colours} c @returns {Layer[]} */
const eel = ({ body, fin, mark }) => [
  ['M-50 4C-36-24-20-18-8-4C4 10 16 12 34-4', '', line, 17],
  ['M-44-8C-32-30-18-24-6-12C6 0 16 2 28-10', '', fin, 5],
  ['M-50 4C-36-24-20-18-8-4C4 10 16 12 34-4', '', body, 14.6],
  ['M-44-2C-34-18-20-14-9-1C4 13 17 14 30 2', '', mark, 3],
  ['M24-16C38-20 50-12 50-6C48 0 38 8 26 6C22 0 20-10 24-16Z', body, line, 1.2],
  ['M49-4Q40 2 33 0', '', line, 1.6],
  ...eye(38, -10, 3.6),
];

/** @param {Colours} c @returns {Layer[]} */
const manta = ({ body, fin, mark }) => [
  ['M-26 0C-40 2-46-4-52 2', '', fin, 3],
  ['M34-8C44-8 46-2 42 2M34 8C44 8 46 2 42-2', '', fin, 4],
  ['M40 0C34-12 14-18 4-42C-6-34-22-18-28 0C-22 18-6 34 4 42C14 18 34 12 40 0Z', body, line, 1.4],
  ['M4-36C0-24-10-12-20-6M4 36C0 24-10 12-20 6', '', fin, 2],
  [`${disc(2, -14, 3)}${disc(-6, -4, 2.4)}${disc(2, 14, 3)}${disc(-6, 6, 2.4)}${disc(12, 0, 3)}`, mark],
  ...eye(30, -9, 2.8),
  ...eye(30, 9, 2.8),
];

/** @param {Colours} c @returns {Layer[]} */
const sword = ({ body, fin, mark }) => [
  ['M-34-1L-50-20C-46-6-46 4-50 18Z', fin, line, 1.2],
  ['M-4-10C-6-30 10-34 18-30L12-9ZM0 8L-8 20L8 10Z', fin, line, 1.2],
  ['M-38 0C-20-14 14-14 26-5L56-2L26 4C12 12-20 12-38 0Z', body, line, 1.3],
  ['M-34 1C-18 10 12 10 26 3C14 6-16 6-34 1Z', mark],
  ['M-26-4C-14-11 8-11 20-6C6-8-12-8-24-2Z', 'rgba(255,255,255,.4)'],
  ...eye(20, -3, 2.8),
];

/** @param {Colours} c @returns {Layer[]} */
const shark = ({ body, fin, mark }) => [
  ['M-36-2L-52-20C-48-8-46 0-50 14L-34 4Z', fin, line, 1.2],
  [
    'M-4-15C-4-28-10-32-14-34C2-34 12-24 16-14ZM4 12C2 24-4 28-10 30C6 30 16 22 20 10ZM-24-7L-32-14L-16-9Z',
    fin,
    line,
    1.2,
  ],
  ['M-42 0C-26-16 18-22 44-6C50-2 48 2 42 4C20 18-22 14-42 0Z', body, line, 1.3],
  ['M-38 2C-20 12 16 14 42 4C34 4 28 2 24 6C4 8-18 6-38 2Z', mark],
  ['M42 3L36 6L34 3L31 7L28 4L25 8', '', '#fff', 1.6],
  ['M14-8L12 4M10-8L8 4M6-8L4 4', '', line, 1.2],
  ['M-28-6C-10-16 18-18 36-8C16-12-10-10-26-2Z', 'rgba(255,255,255,.28)'],
  ...eye(30, -6, 2.6),
];

/** @param {Colours} c @returns {Layer[]} */
const whale = ({ body, fin, mark }) => [
  ['M-34 0C-44-4-46-14-54-16C-52-8-50-4-48 0C-52 4-54 8-56 14C-46 14-42 6-34 4Z', fin, line, 1],
  ['M14-20C10-30 4-30 2-34M16-20C18-30 24-30 26-34', '', '#bff2ff', 2],
  ['M-40 2C-26-8-12-24 16-22C40-20 50-8 50 4C48 18 30 22 10 20C-14 18-28 10-40 2Z', body, line, 1.2],
  ['M50 6C46 18 30 22 10 20C-6 18-18 14-26 9C-2 14 30 12 50 6Z', mark],
  ['M46 12L18 14M44 15L12 17', '', line, 0.8],
  ['M4 14C-2 26-10 28-16 28C-10 20-8 16-4 12Z', fin, line, 1],
  ['M-18-10C-4-20 24-22 38-10C20-16-2-12-16-6Z', 'rgba(255,255,255,.28)'],
  ...eye(32, 1, 2.2),
];

/** @param {Colours} c @returns {Layer[]} */
const chest = ({ body, fin, mark }) => [
  ['M-36-4L-40-22C-38-40 38-40 40-22L36-4Z', mark, line, 1.6],
  ['M-30-4C-26-18 26-18 30-4Z', '#2c1408'],
  [`${disc(-18, -4, 7)}${disc(-6, -8, 7)}${disc(6, -7, 7)}${disc(18, -4, 7)}`, fin, '#a86a12', 1],
  ['M2-24L10-14L2 0L-6-14Z', '#39d6c0', '#fff', 1],
  ['M-38-2H38L34 34H-34Z', body, fin, 2],
  ['M-38-2H38L37 7H-37ZM-26 7H-18L-17 34H-24ZM18 7H26L24 34H17Z', fin],
  ['M-8 2H8V18Q0 24-8 18Z', fin, '#a86a12', 1],
  [`${disc(0, 9, 2.6)}M-1.4 10H1.4L2 16H-2Z`, ink],
];

/** @param {Colours} c @returns {Layer[]} */
const clam = ({ body, fin, mark }) => [
  ['M-40 6C-44-38 44-38 40 6C20-6-20-6-40 6Z', body, line, 1.4],
  ['M0-27V0M-16-25L-10 0M16-25L10 0M-30-15L-20 2M30-15L20 2', '', mark, 2],
  [disc(0, 6, 13), '#fffdf6', '#d9c9e8', 1.2],
  [disc(-4, 2, 4), '#fff'],
  ['M-40 8C-30 40 30 40 40 8C24 22-24 22-40 8Z', fin, line, 1.4],
  ['M0 19V33M-16 17L-12 30M16 17L12 30', '', mark, 2],
];

/**
 * Points along the middle of a long body, from the tail to the neck, each with its half width. The normal points to the back.
 *
 * @param {number[][]} curves cubic curves, eight numbers each
 */
const spine = (curves) =>
  curves.flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0], curve) =>
    Array.from({ length: 9 }, (_, step) => {
      const t = step / 9;
      const u = 1 - t;
      const at = (/** @type {number[]} */ [a = 0, b = 0, c = 0, d = 0]) =>
        u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
      const slope = (/** @type {number[]} */ [a = 0, b = 0, c = 0, d = 0]) =>
        u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
      const [dx, dy] = [slope([x0, x1, x2, x3]), slope([y0, y1, y2, y3])];
      const length = Math.hypot(dx, dy) || 1;
      const part = (curve + t) / curves.length;
      return {
        x: at([x0, x1, x2, x3]),
        y: at([y0, y1, y2, y3]),
        nx: dy / length,
        ny: -dx / length,
        half: 1.6 + 6.6 * Math.sin(Math.min(1, part * 1.25) * (Math.PI / 2)),
      };
    }),
  );

const dragonSpine = spine([
  [-56, 12, -52, -8, -42, -24, -30, -12],
  [-30, -12, -20, 0, -16, 22, 0, 16],
  [0, 16, 12, 11, 4, -8, 20, -14],
]);

/** A point beside the spine: `far` 1 is the edge of the back, -1 that of the belly. @param {typeof dragonSpine[number]} point @param {number} far */
const beside = ({ x, y, nx, ny, half }, far) =>
  `${(x + nx * half * far).toFixed(1)} ${(y + ny * half * far).toFixed(1)}`;

/** The area between two distances from the spine. @param {number} upper @param {number} lower */
const strip = (upper, lower) =>
  `M${dragonSpine.map((point) => beside(point, upper)).join('L')}L${dragonSpine
    .map((point) => beside(point, lower))
    .reverse()
    .join('L')}Z`;

/** @param {Colours} c @returns {Layer[]} */
const dragon = ({ body, fin, mark }) => [
  [
    'M-54 14C-61 12-62 5-65 3C-63-3-59-2-57 2C-60-6-58-12-62-18C-54-16-50-8-51 4C-46-2-46-8-44-12C-40-2-46 12-54 14Z',
    fin,
    line,
    1,
  ],
  ['M-27-4L-32 8L-28 15M4 18L2 28L8 34', '', line, 7.4],
  ['M-27-4L-32 8L-28 15M4 18L2 28L8 34', '', body, 5.8],
  ['M-28 14L-34 19M-28 15L-28 21M-28 14L-22 18M8 33L3 38M8 34L9 40M8 33L14 36', '', mark, 2.2],
  [
    dragonSpine
      .filter((_, index) => index % 2 === 1 && index > 2)
      .map((point) => {
        const { x, y, nx, ny, half } = point;
        const tip = `${(x + nx * (half + 6.5) - ny * -5).toFixed(1)} ${(y + ny * (half + 6.5) + nx * -5).toFixed(1)}`;
        const [from, to] = [-3.4, 3.4].map(
          (along) =>
            `${(x + nx * (half - 1) - ny * along).toFixed(1)} ${(y + ny * (half - 1) + nx * along).toFixed(1)}`,
        );
        return `M${from}L${tip}L${to}Z`;
      })
      .join(''),
    fin,
    line,
    0.8,
  ],
  [strip(1, -1), body, line, 1.4],
  [strip(-0.25, -0.94), mark],
  [dragonSpine.map((point) => `M${beside(point, -0.3)}L${beside(point, -0.94)}`).join(''), '', line, 0.8],
  [strip(0.86, 0.45), 'rgba(255,255,255,.26)'],
  ['M24-32L4-42L11-33L-6-33L6-26L-8-19L8-17L0-6L14-9L14 0L28-8Z', fin, line, 1],
  ['M22-30C16-38 18-44 10-48M17-39C22-43 26-42 28-48', '', line, 4.2],
  ['M22-30C16-38 18-44 10-48M17-39C22-43 26-42 28-48', '', mark, 2.6],
  ['M35-10C43-12 50-12 56-16C57-9 53-4 49-2C44-6 40-8 35-10Z', '#5a0f1c', line, 0.8],
  [
    'M12-14C11-28 22-36 33-31C36-30 39-28 44-27C49-29 55-27 58-22C59-18 57-15 53-14C46-11 40-13 35-9C40-7 46-5 50-1C44 4 34 4 26 1C17-2 12-7 12-14Z',
    body,
    line,
    1.3,
  ],
  ['M20-26C24-31 30-31 35-28C30-27 25-26 21-20Z', 'rgba(255,255,255,.34)'],
  ['M53-14L51-9L49-13ZM45-12.4L43.6-8L41-11.6Z', '#fff'],
  [`${disc(53, -23, 1.5)}`, ink],
  ['M27-30C31-33 37-32 41-27', '', mark, 2.8],
  [
    'M55-20C63-24 59-8 65-10M52-15C58-8 56 0 62 2M28 1C24 9 30 12 25 20M34 3C33 10 38 12 36 18',
    '',
    mark,
    1.7,
  ],
  ...eye(34, -22.5, 4),
];

/** @type {Record<string, { layers: Layer[], isUpright?: boolean }>} `isUpright`: it never turns with its path */
const pictures = {
  clownfish: { layers: round({ body: '#ff7a2f', fin: '#ff9a3d', mark: '#fff6e6' }) },
  'blue-tang': { layers: round({ body: '#2f6bff', fin: '#ffd23f', mark: '#0d2c8f' }) },
  butterflyfish: { layers: tall({ body: '#ffd84a', fin: '#fff3b0', mark: '#4a3410' }) },
  pufferfish: { layers: puffer({ body: '#f2b04c', fin: '#c97a24', mark: '#fff4dc' }) },
  lionfish: { layers: lion({ body: '#c8402f', fin: '#f0a58a', mark: '#ffe9d6' }) },
  jellyfish: { layers: jelly({ body: '#d68bff', fin: '#b46be8', mark: '#ffd0f2' }), isUpright: true },
  shrimp: { layers: shrimp({ body: '#ff6f61', fin: '#ffa08a', mark: '#c23b38' }) },
  'sea-turtle': { layers: turtle({ body: '#4f9a4e', fin: '#8fc46a', mark: '#2d6132' }) },
  eel: { layers: eel({ body: '#7a5bd0', fin: '#c3a8ff', mark: '#ffe27a' }) },
  manta: { layers: manta({ body: '#35518f', fin: '#6d8fd6', mark: '#bcd4ff' }) },
  swordfish: { layers: sword({ body: '#3f7fb8', fin: '#2a5a8c', mark: '#d8eefc' }) },
  shark: { layers: shark({ body: '#6f8799', fin: '#556b7d', mark: '#eef4f7' }) },
  whale: { layers: whale({ body: '#2d6fb5', fin: '#1f5591', mark: '#dff0ff' }) },
  'treasure-chest': { layers: chest({ body: '#8c4a1e', fin: '#f5c24c', mark: '#a85c26' }), isUpright: true },
  goldfish: { layers: round({ body: '#ff9d2e', fin: '#ffd06b', mark: '#ffe7b0' }) },
  koi: { layers: round({ body: '#fff1e6', fin: '#ffd9cc', mark: '#e8402c' }) },
  crab: { layers: crab({ body: '#e04a34', fin: '#b8321f', mark: '#ff9a7a' }), isUpright: true },
  'lantern-fish': { layers: lantern({ body: '#3d4b8f', fin: '#6f7fd0', mark: '#8ee6ff' }) },
  'sacred-turtle': { layers: turtle({ body: '#2f8f83', fin: '#7fd0b8', mark: '#f5d06a' }) },
  'pearl-clam': { layers: clam({ body: '#e39ac4', fin: '#c873a8', mark: '#fbd5ea' }), isUpright: true },
  'jade-dragon': { layers: dragon({ body: '#2fae78', fin: '#a5f0c4', mark: '#f2ffd8' }) },
  'gold-dragon': { layers: dragon({ body: '#f0a92a', fin: '#fff0a0', mark: '#fffbe0' }) },
  'dragon-king': { layers: dragon({ body: '#d2342c', fin: '#ffc94a', mark: '#ffe9a8' }) },
};

/** Every fish that has a picture. */
export const fishCodes = Object.keys(pictures);

/** Light from above over the colour of a part, from the back of a fish to its belly. */
const shade = [
  ['#fff8', 0],
  ['#fff0', 0.4],
  ['#1a064000', 0.55],
  ['#1a064088', 1],
];
/** The rim of a part: gold by day, starlight by night. */
const rims = {
  day: [
    ['#fff6d2', 0],
    ['#f0c25c', 0.5],
    ['#a86a1a', 1],
  ],
  night: [
    ['#f0feff', 0],
    ['#7ae4ff', 0.5],
    ['#5a78ff', 1],
  ],
};
/** Around the gold, so that it stands out from bright water. */
const edge = '#5c3a10';

/**
 * The picture of a fish as a file, for pages without a pond.
 *
 * @param {string} code @returns {string}
 */
export const fishSvg = (code) => {
  const gradient = (/** @type {string} */ id, /** @type {(string | number)[][]} */ stops) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="-30" y2="30">${stops
      .map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`;
  const paths = (pictures[code]?.layers ?? []).map(([path, fill, stroke, width = 1]) => {
    const shape = (/** @type {string} */ paint, /** @type {string} */ rim, /** @type {number} */ wide) =>
      `<path d="${path}" fill="${paint || 'none'}"${rim ? ` stroke="${rim}" stroke-width="${wide}"` : ''}/>`;
    return stroke === line
      ? shape(fill, edge, width + 1) + shape(fill && 'url(#s)', 'url(#r)', width)
      : shape(fill, stroke ?? '', width);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-68 -52 136 104" stroke-linecap="round" stroke-linejoin="round">${gradient('s', shade)}${gradient('r', rims.day)}${paths.join('')}</svg>`;
};

/** @param {string} code */
export const isUpright = (code) => pictures[code]?.isUpright === true;

/**
 * Draws a fish once.
 *
 * @param {string} code @param {number} length of the fish, in pixels of the screen @param {boolean} [isNight]
 * @returns {HTMLCanvasElement} a square around the fish, 1.3 lengths wide
 */
export const drawFish = (code, length, isNight = false) => {
  const canvas = document.createElement('canvas');
  const side = Math.ceil(length * 1.3);
  canvas.width = side;
  canvas.height = side;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.translate(side / 2, side / 2);
  context.scale(length / 104, length / 104);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const [light, rim] = [shade, isNight ? rims.night : rims.day].map((stops) => {
    const gradient = context.createLinearGradient(0, -30, 0, 30);
    for (const [colour, at] of stops) gradient.addColorStop(Number(at), String(colour));
    return /** @type {CanvasGradient} */ (gradient);
  });
  /** @param {Path2D} shape @param {string | CanvasGradient | undefined} colour */
  const fill = (shape, colour = '') => {
    context.fillStyle = colour;
    context.fill(shape);
  };
  /** @param {Path2D} shape @param {string | CanvasGradient | undefined} colour @param {number} width */
  const draw = (shape, colour = '', width) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(shape);
  };
  for (const [path, colour, stroke, width = 1] of pictures[code]?.layers ?? []) {
    const shape = new Path2D(path);
    const isPart = stroke === line;
    if (isPart) {
      context.shadowColor = isNight ? '#4ad8ff' : '#04204888';
      context.shadowBlur = length / 16;
      draw(shape, isNight ? '#0a1048' : edge, width + 1);
      context.shadowBlur = 0;
      context.shadowColor = 'transparent';
    }
    if (colour) fill(shape, colour);
    if (isPart && colour) fill(shape, light);
    if (stroke) draw(shape, isPart ? rim : stroke, width);
    // A body that is a thick line.
    if (!isPart && width > 5) draw(shape, light, width);
  }
  return canvas;
};
