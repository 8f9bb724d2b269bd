import { type MallGiftKind, type MallOrderState, mallGiftKinds } from '@pavilion/contract';
import { deliveries, type MallStep } from './deliveries';

/** The steps of the orders of all kinds, each with the state from which it is taken. */
export const orderSteps = mallGiftKinds.flatMap((kind) => {
  const { steps } = deliveries[kind];
  return steps.map((step, index) => {
    const from: MallOrderState = steps[index - 1]?.state ?? 'placed';
    return { ...step, kind, from };
  });
});

/** The step that follows a state; undefined after the last. */
export const stepFrom = (kind: MallGiftKind, from: MallOrderState) =>
  orderSteps.find((step) => step.kind === kind && step.from === from);

/** The step that leads to a state; undefined if orders of the kind have no such state. */
export const stepTo = (kind: MallGiftKind, state: MallStep) =>
  orderSteps.find((step) => step.kind === kind && step.state === state);

/** The states in which the mall still has the gift, and can refuse the order. */
export const refusableStates = (kind: MallGiftKind): readonly MallOrderState[] => [
  'placed',
  ...deliveries[kind].steps.filter(({ isRefusable }) => isRefusable).map(({ state }) => state),
];

/** The states in which an order of any kind waits for the mall. */
export const waitingStates: readonly MallOrderState[] = [...new Set(mallGiftKinds.flatMap(refusableStates))];
