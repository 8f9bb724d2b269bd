// @ts-check
import { multiples, names } from './fish.generated.js';

/**
 * How a magazine reads the stream, written apart from the server's code.
 *
 * @typedef {import('./games.js').Kind} Kind
 * @typedef {import('./games.js').LocalText} LocalText
 * @typedef {{ bullet: number, fish: string, multiple: number }} Shot as in the bet record
 */

/** @param {string} chinese @param {string} english @param {Partial<LocalText>} [others] @returns {LocalText} */
const text = (chinese, english, others) => ({ ...others, 'zh-CN': chinese, en: english });

/** The fish of all games. A part of a result names a fish by its place here. */
const codes = Object.keys(names);

/** The first `below(100)` of a treasure's prize that the prize no longer has, with the prize in stakes of a bullet. */
const treasurePrizes = [
  [40, 20],
  [70, 40],
  [85, 60],
  [95, 100],
  [99, 200],
  [100, 500],
];
const treasureMean = 52;

/** @param {(bound: number) => Promise<number>} draw @param {number} multiple @returns {Promise<number>} stakes of a bullet */
const drawPrize = async (draw, multiple) => {
  if ((await draw(100 * (multiple || treasureMean))) >= 96) return 0;
  if (multiple > 0) return multiple;
  const number = await draw(100);
  const [, prize = 0] = treasurePrizes.find(([end = 0]) => number < end) ?? [];
  return prize;
};

/**
 * A part of the result is a shot: the bullet, its fish, the multiple of the fish, and what it won. A bullet that is recorded twice
 * was drawn once: its second part is null.
 *
 * @param {string} code @returns {Kind}
 */
export const fishing = (code) => ({
  needsRecord: true,
  note: text(
    '第 n 发从块 n − 1 取数。倍数为 m 的鱼，范围是 100 × m，得到的数小于 96 即为捕获；宝箱的范围是 5200，捕获后再取 0 至 99 的一个数决定倍数。',
    'Bullet n reads block n − 1. For a fish of multiple m the range is 100 × m, and a number below 96 is a catch. For a treasure the range is 5200, and after a catch another number from 0 to 99 decides its multiple.',
  ),
  step: text('第 {bullet} 发（块 {block}）', 'Bullet {bullet} (block {block})'),
  draw: async (stream, recorded = []) => {
    /** @type {Set<number>} */
    const drawn = new Set();
    /** @type {import('./games.js').Parts} */
    const parts = [];
    /** @type {import('./games.js').Row[]} */
    const rows = [];
    let total = 0;
    for (const [bullet = 0, fish = 0, multiple = 0] of /** @type {number[][]} */ (recorded)) {
      const { 'zh-CN': chinese, en } = /** @type {LocalText} */ (names[codes[fish] ?? '']);
      const [isRepeated, place] = [drawn.has(bullet), bullet + 1];
      const prize = isRepeated ? 0 : await drawPrize(stream.drawAt(bullet), multiple);
      drawn.add(bullet);
      total += prize;
      parts.push(isRepeated ? null : [bullet, fish, multiple, prize]);
      rows.push({
        label: text(`第 ${place} 发 · ${chinese}`, `Bullet ${place} · ${en}`),
        items: [
          isRepeated
            ? text('重复记录', 'recorded twice')
            : prize > 0
              ? text(`捕获，${prize} 倍`, `Caught, × ${prize}`)
              : text('未捕获', 'Missed'),
        ],
      });
    }
    const sum = text(`单发金额 × ${total}`, `Stake per bullet × ${total}`);
    return { parts, rows: [...rows, { label: text('奖金合计', 'Prizes'), items: [sum] }] };
  },
  // An outcome that was written by hand has no version.
  parts: ({ proof, shots }) =>
    shots.map((/** @type {Shot} */ { bullet, fish, multiple }) => {
      const own = multiples[code]?.[proof?.version ?? 1]?.[fish];
      return own === undefined ? undefined : [bullet, codes.indexOf(fish), own, multiple];
    }),
});
