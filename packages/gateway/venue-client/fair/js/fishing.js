// @ts-check

/**
 * How a magazine reads the stream, written apart from the server's code.
 *
 * @typedef {import('./games.js').Kind} Kind
 * @typedef {import('./games.js').LocalText} LocalText
 * @typedef {{ bullet: number, fish: string, multiple: number }} Shot as in the bet record
 */

/** @param {string} chinese @param {string} english @param {Partial<LocalText>} [others] @returns {LocalText} */
const text = (chinese, english, others) => ({ ...others, 'zh-CN': chinese, en: english });

const treasure = 'treasure-chest';

/** The multiples of the fish of each game. Those of a game differ; 0 is the treasure, whose prize is drawn. */
const multiples = {
  'deep-sea': {
    clownfish: 2,
    'blue-tang': 3,
    butterflyfish: 4,
    pufferfish: 5,
    lionfish: 6,
    jellyfish: 8,
    shrimp: 10,
    'sea-turtle': 12,
    eel: 15,
    manta: 20,
    swordfish: 30,
    shark: 50,
    whale: 100,
    [treasure]: 0,
  },
  'dragon-palace': {
    goldfish: 2,
    koi: 3,
    shrimp: 5,
    crab: 8,
    'lantern-fish': 10,
    jellyfish: 18,
    'sacred-turtle': 25,
    eel: 40,
    manta: 60,
    shark: 80,
    'pearl-clam': 150,
    'jade-dragon': 200,
    'gold-dragon': 300,
    'dragon-king': 500,
    [treasure]: 0,
  },
};

/** @type {Record<string, LocalText>} */
const names = {
  clownfish: text('小丑鱼', 'Clownfish'),
  'blue-tang': text('蓝吊鱼', 'Blue tang'),
  butterflyfish: text('蝴蝶鱼', 'Butterflyfish'),
  pufferfish: text('河豚', 'Pufferfish'),
  lionfish: text('狮子鱼', 'Lionfish'),
  jellyfish: text('水母', 'Jellyfish'),
  shrimp: text('大虾', 'Shrimp'),
  'sea-turtle': text('海龟', 'Sea turtle'),
  eel: text('电鳗', 'Electric eel'),
  manta: text('魔鬼鱼', 'Manta ray'),
  swordfish: text('剑鱼', 'Swordfish'),
  shark: text('大白鲨', 'Great white'),
  whale: text('蓝鲸', 'Blue whale'),
  goldfish: text('金鱼', 'Goldfish'),
  koi: text('锦鲤', 'Koi'),
  crab: text('蟹将', 'Crab guard'),
  'lantern-fish': text('灯笼鱼', 'Lantern fish'),
  'sacred-turtle': text('灵龟', 'Sacred turtle'),
  'pearl-clam': text('明珠蚌', 'Pearl clam'),
  'jade-dragon': text('玉龙', 'Jade dragon'),
  'gold-dragon': text('金龙', 'Gold dragon'),
  'dragon-king': text('龙王', 'Dragon king'),
  [treasure]: text('宝箱', 'Treasure'),
};

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
 * A part of the result is a shot: the bullet, the multiple of its fish, and what it won. A bullet that is recorded twice was
 * drawn once: its second part is null.
 *
 * @param {keyof typeof multiples} code @returns {Kind}
 */
export const fishing = (code) => {
  const fish = Object.entries(multiples[code]);
  /** @param {number} multiple */
  const nameOf = (multiple) => {
    const [kind = treasure] = fish.find(([, each]) => each === multiple) ?? [];
    return /** @type {LocalText} */ (names[kind]);
  };
  return {
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
      for (const [bullet = 0, multiple = 0] of /** @type {number[][]} */ (recorded)) {
        const { 'zh-CN': chinese, en } = nameOf(multiple);
        const [isRepeated, place] = [drawn.has(bullet), bullet + 1];
        const prize = isRepeated ? 0 : await drawPrize(stream.drawAt(bullet), multiple);
        drawn.add(bullet);
        total += prize;
        parts.push(isRepeated ? null : [bullet, multiple, prize]);
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
    parts: ({ shots }) =>
      shots.map((/** @type {Shot} */ { bullet, fish: kind, multiple }) => {
        const [, own] = fish.find(([each]) => each === kind) ?? [];
        return own === undefined ? undefined : [bullet, own, multiple];
      }),
  };
};
