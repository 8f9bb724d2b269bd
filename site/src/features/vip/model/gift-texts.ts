import type { VipGiftKind } from '@pavilion/contract';
import type { VipText } from '../messages/vip-messages';

/** The name of each VIP gift, and its rule on the page of all levels. */
export const giftTexts = {
  upgrade: { name: 'upgrade', rule: 'rule3' },
  month: { name: 'month', rule: 'rule4' },
  birthday: { name: 'birthday', rule: 'rule5' },
} as const satisfies Readonly<Record<VipGiftKind, Readonly<Record<'name' | 'rule', VipText>>>>;
