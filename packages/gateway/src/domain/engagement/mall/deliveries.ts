import { limits, type MallGiftKind, type MallOrderState, mallOrderStates } from '@pavilion/contract';
import { dayMs } from '../../../durations';

/** A state that the mall moves an order on to. */
export type MallStep = Exclude<MallOrderState, 'placed' | 'cancelled' | 'refused'>;

/** The states that the mall moves orders on to, of all kinds. */
export const mallSteps: readonly MallStep[] = mallOrderStates.filter(
  (state): state is MallStep => state !== 'placed' && state !== 'cancelled' && state !== 'refused',
);

/** What an operator enters with a step: the courier's number. It is stored in `tracking`, and the member reads it there. */
export const mallStepValues = ['tracking'] as const;
export type MallStepValue = (typeof mallStepValues)[number];

interface DeliveryStep {
  /** The state of an order after it. */
  readonly state: MallStep;
  /** What the operator must enter with it. */
  readonly needs: MallStepValue | null;
  /** Whether the mall still has the gift after it, and can refuse the order. */
  readonly isRefusable: boolean;
  /** The age of an order at which the sandbox takes it, in ms. */
  readonly sandboxAfter: number;
}

interface MoneyTerms {
  /** A credit is paid with the order, a grant is claimed later. */
  readonly paidAs: 'credit' | 'grant';
  /** Turnover required for each unit, hundredths. */
  readonly multiple: number;
}

/**
 * How a kind of gift is delivered. `steps` are those after `placed`, in their order, and end with `received`; without steps an
 * order is received at once. A kind with money has none: a refusal would not take the money back.
 */
export type Delivery = {
  /** Whether an order names an address of the member. */
  readonly needsAddress: boolean;
} & (
  | { readonly money: null; readonly steps: readonly DeliveryStep[] }
  | { readonly money: MoneyTerms; readonly steps: readonly [] }
);

/** How each kind of gift is delivered. The states of its orders follow from its row. */
export const deliveries: Readonly<Record<MallGiftKind, Delivery>> = {
  goods: {
    needsAddress: true,
    money: null,
    steps: [
      { state: 'packing', needs: null, isRefusable: true, sandboxAfter: limits.mall.cancellableFor },
      { state: 'shipped', needs: 'tracking', isRefusable: false, sandboxAfter: dayMs },
      { state: 'received', needs: null, isRefusable: false, sandboxAfter: 3 * dayMs },
    ],
  },
  voucher: { needsAddress: false, money: { paidAs: 'grant', multiple: 500 }, steps: [] },
  cash: { needsAddress: false, money: { paidAs: 'credit', multiple: 100 }, steps: [] },
};

/** Whether gifts of a kind bring money, whose amount they then have. */
export const bringsMoney = (kind: MallGiftKind): boolean => deliveries[kind].money !== null;
