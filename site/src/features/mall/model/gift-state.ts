import type { MallGift } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { compareAmounts, formatMinor, parseMinor } from '@pavilion/format';

type Mall = Pick<CallResponse<'mallInfo'>, 'coins' | 'vipLevel' | 'ordered'>;

/** Coins for several of a gift. */
export const coinsFor = ({ price }: Pick<MallGift, 'price'>, quantity: number): string =>
  formatMinor(parseMinor(price) * BigInt(quantity));

/** Why a member cannot order a gift, or how many of it can be ordered now. */
export type GiftState =
  | { readonly kind: 'ready'; readonly most: number; readonly leftThisMonth: number }
  | { readonly kind: 'soldOut' | 'limitUsed' | 'levelTooLow'; readonly leftThisMonth: number }
  | { readonly kind: 'coinsShort'; readonly missing: string; readonly leftThisMonth: number };

/** What a member can do with a gift. */
export const giftStateOf = (gift: MallGift, { coins, vipLevel, ordered }: Mall): GiftState => {
  const used = ordered.find((each) => each.gift === gift.id)?.quantity ?? 0;
  const leftThisMonth = Math.max(0, gift.perMonth - used);
  if (gift.stock === 0) return { kind: 'soldOut', leftThisMonth };
  if (vipLevel < gift.minVipLevel) return { kind: 'levelTooLow', leftThisMonth };
  if (leftThisMonth === 0) return { kind: 'limitUsed', leftThisMonth };
  if (compareAmounts(coins, gift.price) < 0)
    return {
      kind: 'coinsShort',
      missing: formatMinor(parseMinor(gift.price) - parseMinor(coins)),
      leftThisMonth,
    };
  const affordable = Number(parseMinor(coins) / parseMinor(gift.price));
  return { kind: 'ready', most: Math.min(gift.stock, leftThisMonth, affordable, 99), leftThisMonth };
};
