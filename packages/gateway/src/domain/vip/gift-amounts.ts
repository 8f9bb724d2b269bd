import type { VipGiftKind } from '@pavilion/contract';

/**
 * The amounts of each VIP gift in yuan, one for each level from 0; 0: the level has none. No amount may fall with the level.
 * When and to whom a gift is granted says its row in `domain/engagement/vip/vip-gifts.ts`.
 */
export const giftAmounts = {
  upgrade: [0, 18, 58, 188, 588, 1_888, 5_888],
  month: [0, 8, 28, 88, 288, 888, 2_888],
  birthday: [0, 18, 38, 88, 188, 588, 1_888],
} as const satisfies Readonly<Record<VipGiftKind, readonly number[]>>;
