import type { DepositChannel } from '@pavilion/contract';

/** The two directions of money. */
export const tutorialDirections = ['deposit', 'withdrawal'] as const;
export type TutorialDirection = (typeof tutorialDirections)[number];

export type Step =
  | 'choose'
  | 'amount'
  | 'copy'
  | 'scan'
  | 'pay'
  | 'credited'
  | 'bind'
  | 'turnover'
  | 'out'
  | 'password'
  | 'review';

/** The steps of a deposit; without a channel, those of a transfer. */
export const depositSteps = (channel: DepositChannel | undefined): readonly Step[] => [
  'choose',
  'amount',
  channel?.showsQrCode ? 'scan' : 'copy',
  'pay',
  'credited',
];

export const withdrawalSteps: readonly Step[] = ['bind', 'turnover', 'out', 'password', 'review'];
