import type { DepositChannel } from '@pavilion/contract';

/** The two directions of money. */
export const tutorialDirections = ['deposit', 'withdrawal'] as const;
export type TutorialDirection = (typeof tutorialDirections)[number];

/** The message keys of each step. */
export const stepTexts = {
  choose: { title: 'chooseTitle', text: 'chooseText' },
  amount: { title: 'amountTitle', text: 'amountText' },
  copy: { title: 'copyTitle', text: 'copyText' },
  scan: { title: 'scanTitle', text: 'scanText' },
  pay: { title: 'payTitle', text: 'payText' },
  credited: { title: 'creditedTitle', text: 'creditedText' },
  bind: { title: 'bindTitle', text: 'bindText' },
  turnover: { title: 'turnoverTitle', text: 'turnoverText' },
  out: { title: 'outTitle', text: 'outText' },
  password: { title: 'passwordTitle', text: 'passwordText' },
  review: { title: 'reviewTitle', text: 'reviewText' },
} as const;

export type Step = keyof typeof stepTexts;

/** The steps of a deposit; without a channel, those of a transfer. */
export const depositSteps = (channel: DepositChannel | undefined): readonly Step[] => [
  'choose',
  'amount',
  channel?.showsQrCode ? 'scan' : 'copy',
  'pay',
  'credited',
];

export const withdrawalSteps: readonly Step[] = ['bind', 'turnover', 'out', 'password', 'review'];
