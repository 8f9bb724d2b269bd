import type { LocalText, MallGiftKind } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { post, purchasePosting, purchaseReturnPosting } from '../domain/money';
import { text } from '../domain/texts';
import { newId } from '../ids';
import { localMoment } from './local-moment';

interface SeedGift {
  id: string;
  kind: MallGiftKind;
  /** Amounts are written with `¥`, which the site replaces by the currency mark of its brand. */
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
    title: text('¥2 红包', '¥2 red envelope'),
    picture: 'envelope',
    price: 20_000n,
    money: 200n,
    stock: 2_000,
    perMonth: 10,
  },
  {
    id: 'cash-10',
    kind: 'cash',
    title: text('¥10 红包', '¥10 red envelope'),
    picture: 'envelope',
    price: 95_000n,
    money: 1_000n,
    stock: 500,
    perMonth: 5,
  },
  {
    id: 'voucher-20',
    kind: 'voucher',
    title: text('¥20 红利券', '¥20 bonus voucher'),
    picture: 'envelope',
    price: 160_000n,
    money: 2_000n,
    stock: 300,
    perMonth: 2,
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

/** The orders of the demo member, so that its pages are not empty: one was received, another given back. */
const demoOrders = [
  {
    placed: [9, '20:41:16'],
    packed: [8, '09:26:03'],
    shipped: [8, '16:05:48'],
    ended: [6, '11:32:27'],
    state: 'received',
    tracking: 'SANDBOX-DEMO01',
  },
  { placed: [3, '21:58:02'], ended: [3, '22:09:35'], state: 'cancelled', tracking: null },
] as const;

/** Of an invented person. */
const demoAddress = { name: '云知夏', phone: '13800000000', region: '浙江省杭州市', detail: '示例路 1 号' };

/** Something that the seed does at a time of the past. */
interface PastEvent {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

/** What orders and gives back a fan for the demo member, with coins that it has by then. */
export const mallEvents = async (
  db: Database,
  memberId: string,
  now: number,
  timeZone: string,
): Promise<PastEvent[]> => {
  const gift = await db
    .selectFrom('mall_gifts')
    .selectAll()
    .where('id', '=', 'fan')
    .where('on_sale', '=', true)
    .executeTakeFirst();
  if (!gift) return [];
  const moment = ([daysAgo, time]: readonly [number, string]) => localMoment(now, daysAgo, time, timeZone);
  return demoOrders.flatMap(({ state, tracking, ...order }) => {
    const [at, ended] = [moment(order.placed), moment(order.ended)];
    const id = newId(at);
    const cause = { reference: id, subject: gift.title };
    const place = async () => {
      await db
        .insertInto('mall_orders')
        .values({
          id,
          member_id: memberId,
          gift_id: gift.id,
          version: gift.version,
          kind: gift.kind,
          at,
          title: JSON.stringify(gift.title),
          picture: gift.picture,
          quantity: 1,
          money: null,
          coins: gift.price,
          state,
          tracking,
          address: JSON.stringify(demoAddress),
          ended_at: ended,
          packed_at: 'packed' in order ? moment(order.packed) : null,
          shipped_at: 'shipped' in order ? moment(order.shipped) : null,
        })
        .execute();
      await post(db, purchasePosting({ ...cause, id, at }, memberId, gift.price, 0n));
      if (state === 'received')
        await db
          .updateTable('mall_gifts')
          .set({ stock: sql<number>`stock - 1` })
          .where('id', '=', gift.id)
          .where('stock', '>', 0)
          .execute();
    };
    const giveBack = async () => {
      await post(db, purchaseReturnPosting({ ...cause, id: newId(ended), at: ended }, memberId, gift.price));
    };
    return [{ at, run: place }, ...(state === 'cancelled' ? [{ at: ended, run: giveBack }] : [])];
  });
};

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
