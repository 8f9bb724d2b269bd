import type { LocalText, MallGiftKind } from '@pavilion/contract';
import type { Database } from '../db/database';
import { text } from '../domain/texts';

interface SeedGift {
  id: string;
  kind: MallGiftKind;
  title: LocalText;
  /** Name of a drawing of the site. */
  picture: string;
  /** Coins and money in minor units. */
  price: bigint;
  money?: bigint;
  stock: number;
  perMonth: number;
  minVipLevel?: number;
}

/** The gifts of the mall, in order. */
export const mallGifts: readonly SeedGift[] = [
  {
    id: 'cash-2',
    kind: 'cash',
    title: text('模拟币 2.00', '2.00 of play money'),
    picture: 'envelope',
    price: 20_000n,
    money: 200n,
    stock: 2_000,
    perMonth: 10,
  },
  {
    id: 'cash-10',
    kind: 'cash',
    title: text('模拟币 10.00', '10.00 of play money'),
    picture: 'envelope',
    price: 95_000n,
    money: 1_000n,
    stock: 500,
    perMonth: 5,
  },
  {
    id: 'fan',
    kind: 'goods',
    title: text('山水折扇', 'Folding fan'),
    picture: 'fan',
    price: 30_000n,
    stock: 120,
    perMonth: 2,
  },
  {
    id: 'tea',
    kind: 'goods',
    title: text('明前龙井 100 克', 'Longjing tea, 100 g'),
    picture: 'tea',
    price: 88_000n,
    stock: 60,
    perMonth: 2,
  },
  {
    id: 'teapot',
    kind: 'goods',
    title: text('青瓷茶壶', 'Celadon teapot'),
    picture: 'teapot',
    price: 260_000n,
    stock: 24,
    perMonth: 1,
  },
  {
    id: 'lantern',
    kind: 'goods',
    title: text('宫灯夜灯', 'Palace lantern lamp'),
    picture: 'lantern',
    price: 180_000n,
    stock: 40,
    perMonth: 1,
  },
  {
    id: 'chess',
    kind: 'goods',
    title: text('楠木象棋', 'Xiangqi set'),
    picture: 'chess',
    price: 320_000n,
    stock: 16,
    perMonth: 1,
    minVipLevel: 1,
  },
  {
    id: 'headphones',
    kind: 'goods',
    title: text('降噪耳机', 'Noise-cancelling headphones'),
    picture: 'headphones',
    price: 1_280_000n,
    stock: 8,
    perMonth: 1,
    minVipLevel: 3,
  },
];

/** Inserts the gifts of the mall. */
export const seedMall = async (db: Database): Promise<void> => {
  await db
    .insertInto('mall_gifts')
    .values(
      mallGifts.map(({ title, money = null, perMonth, minVipLevel = 0, ...gift }, rank) => ({
        ...gift,
        rank,
        title: JSON.stringify(title),
        money,
        per_month: perMonth,
        min_vip_level: minVipLevel,
      })),
    )
    .execute();
};
