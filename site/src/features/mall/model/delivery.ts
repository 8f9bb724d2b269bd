import type { MallGift, MallGiftKind, MallOrderState } from '@pavilion/contract';
import type { MallTexts } from '../messages/mall-messages';

/** What a member sees of the delivery of a kind of gift. */
interface Delivery {
  /** Whether the member chooses an address before ordering. */
  readonly needsAddress: boolean;
  /** Shown before ordering, with the turnover that the money of the order requires. */
  readonly note: ((t: MallTexts, turnover: string) => string) | null;
  /** Shown after ordering. `money` is that of the order, or empty. */
  readonly ordered: (t: MallTexts, money: string) => string;
  /** What the money of an order is called: it is credited, or can be claimed. */
  readonly moneyLabel: 'credit' | 'toClaim';
  /** The name of what the mall enters with a step; null if it enters nothing. */
  readonly valueLabel: 'tracking' | null;
  /** The states that an order passes through, shown as steps; none if it is received at once. */
  readonly steps: readonly Extract<MallOrderState, 'placed' | 'packing' | 'shipped' | 'received'>[];
}

const deliveries: Readonly<Record<MallGiftKind, Delivery>> = {
  goods: {
    needsAddress: true,
    note: null,
    ordered: (t) => t('orderedGoods'),
    moneyLabel: 'credit',
    valueLabel: 'tracking',
    steps: ['placed', 'packing', 'shipped', 'received'],
  },
  voucher: {
    needsAddress: false,
    note: (t, amount) => t('voucherNote', { amount }),
    ordered: (t, amount) => t('orderedVoucher', { amount }),
    moneyLabel: 'toClaim',
    valueLabel: null,
    steps: [],
  },
  cash: {
    needsAddress: false,
    note: (t, amount) => t('creditNote', { amount }),
    ordered: (t, amount) => t('orderedCash', { amount }),
    moneyLabel: 'credit',
    valueLabel: null,
    steps: [],
  },
};

/** The delivery of a kind of gift; a kind that this version of the site does not know is sent like goods. */
export const deliveryOf = ({ kind }: Pick<MallGift, 'kind'>): Delivery =>
  deliveries[kind] ?? deliveries.goods;
