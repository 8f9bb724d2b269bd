import type { MallGift, MallGiftKind, MallOrderState } from '@pavilion/contract';
import type { MallTexts } from '../messages/mall-messages';

/** What a member sees of the delivery of a kind of gift. */
interface Delivery {
  /** Whether the member chooses an address before ordering. */
  readonly needsAddress: boolean;
  /** Shown before ordering. `credit` is the money of the order, or empty. */
  readonly note: ((t: MallTexts, credit: string) => string) | null;
  /** Shown after ordering. */
  readonly ordered: (t: MallTexts, credit: string) => string;
  /** The states that an order passes through, shown as steps; none if it is received at once. */
  readonly steps: readonly Extract<MallOrderState, 'placed' | 'packing' | 'shipped' | 'received'>[];
}

const deliveries: Readonly<Record<MallGiftKind, Delivery>> = {
  goods: {
    needsAddress: true,
    note: null,
    ordered: (t) => t('orderedGoods'),
    steps: ['placed', 'packing', 'shipped', 'received'],
  },
  cash: {
    needsAddress: false,
    note: (t, amount) => t('creditNote', { amount }),
    ordered: (t, amount) => t('orderedCash', { amount }),
    steps: [],
  },
};

/** The delivery of a kind of gift; a kind that this version of the site does not know is sent like goods. */
export const deliveryOf = ({ kind }: Pick<MallGift, 'kind'>): Delivery =>
  deliveries[kind] ?? deliveries.goods;
