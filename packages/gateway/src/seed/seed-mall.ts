import type { LocalText, MallGiftKind } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { post, purchasePosting, purchaseReturnPosting } from '../domain/money';
import { text } from '../domain/texts';
import { newId } from '../ids';
import { demoMember } from './people';

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
    id: 'voucher-20',
    kind: 'voucher',
    title: text('20.00 红利券', 'Voucher of 20.00'),
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
  { daysAgo: 9, state: 'received', tracking: 'SANDBOX-DEMO01' },
  { daysAgo: 3, state: 'cancelled', tracking: null },
] as const;

const day = 86_400_000;
/** Of an invented person. */
const demoAddress = { name: '云知夏', phone: '13800000000', region: '浙江省杭州市', detail: '示例路 1 号' };

/** Orders a fan twice for the demo member, with the coins of its sign-ins. */
export const seedMallOrders = async (db: Database, now: number): Promise<void> => {
  const demo = await db
    .selectFrom('members')
    .innerJoin('ledger_balances', (join) =>
      join.on('ledger_balances.account', '=', sql<string>`'coins:' || members.id`),
    )
    .select(['members.id', 'balance'])
    .where('members.account', '=', demoMember.account)
    .executeTakeFirst();
  const gift = await db
    .selectFrom('mall_gifts')
    .selectAll()
    .where('id', '=', 'fan')
    .where('on_sale', '=', true)
    .executeTakeFirst();
  if (!demo || !gift || demo.balance < gift.price) return;
  for (const { daysAgo, state, tracking } of demoOrders) {
    const at = new Date(now - daysAgo * day);
    const ended = new Date(at.getTime() + (state === 'received' ? 3 * day : 10 * 60_000));
    const isSent = state === 'received';
    const id = newId(at);
    await db
      .insertInto('mall_orders')
      .values({
        ...{ id, member_id: demo.id, gift_id: gift.id, version: gift.version, kind: gift.kind, at },
        ...{ title: JSON.stringify(gift.title), picture: gift.picture, quantity: 1, money: null },
        ...{ coins: gift.price, state, tracking, address: JSON.stringify(demoAddress), ended_at: ended },
        packed_at: isSent ? new Date(at.getTime() + day / 2) : null,
        shipped_at: isSent ? new Date(at.getTime() + day) : null,
      })
      .execute();
    const cause = { reference: id, subject: gift.title };
    await post(db, purchasePosting({ ...cause, id, at }, demo.id, gift.price, 0n));
    if (isSent)
      await db
        .updateTable('mall_gifts')
        .set({ stock: sql<number>`stock - 1` })
        .where('id', '=', gift.id)
        .where('stock', '>', 0)
        .execute();
    else
      await post(db, purchaseReturnPosting({ ...cause, id: newId(ended), at: ended }, demo.id, gift.price));
  }
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
