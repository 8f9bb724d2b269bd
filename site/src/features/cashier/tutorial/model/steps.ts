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
  check: { title: 'checkTitle', text: 'checkText' },
  pay: { title: 'payTitle', text: 'payText' },
  credited: { title: 'creditedTitle', text: 'creditedText' },
  bind: { title: 'bindTitle', text: 'bindText' },
  turnover: { title: 'turnoverTitle', text: 'turnoverText' },
  out: { title: 'outTitle', text: 'outText' },
  password: { title: 'passwordTitle', text: 'passwordText' },
  review: { title: 'reviewTitle', text: 'reviewText' },
} as const;

export type Step = keyof typeof stepTexts;

/** How the payer pays: by the payee of the order, which a channel that checks what was filled in does not have. */
const paySteps = (channel: DepositChannel | undefined): readonly Step[] => {
  if (channel?.hasPayee === false) return ['check'];
  return [channel?.showsQrCode ? 'scan' : 'copy', 'pay'];
};

/** The steps of a deposit; without a channel, those of a transfer. */
export const depositSteps = (channel: DepositChannel | undefined): readonly Step[] => [
  'choose',
  'amount',
  ...paySteps(channel),
  'credited',
];

export const withdrawalSteps: readonly Step[] = ['bind', 'turnover', 'out', 'password', 'review'];
