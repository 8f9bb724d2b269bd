import type { DepositKind } from '@pavilion/contract';
import { scanned } from '../../model/deposit-kinds';

/** Which way money goes. */
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

/** The steps of a deposit; without a kind those that all have in common. */
export const depositSteps = (kind: DepositKind | undefined): readonly Step[] => [
  'choose',
  'amount',
  kind !== undefined && scanned[kind] ? 'scan' : 'copy',
  'pay',
  'credited',
];

export const withdrawalSteps: readonly Step[] = ['bind', 'turnover', 'out', 'password', 'review'];
