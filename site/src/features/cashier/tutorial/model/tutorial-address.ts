import type { DepositKind, PayoutKind } from '@pavilion/contract';
import { paths } from '../../../../routes/paths';
import { type TutorialDirection, tutorialDirections } from './steps';

export interface TutorialChoice {
  readonly direction: TutorialDirection;
  /** Undefined for the first that is open. */
  readonly kind: string | undefined;
}

/** Reads the words of an address; nonsense reads as the deposit. */
export const readTutorial = (search: URLSearchParams): TutorialChoice => ({
  direction: tutorialDirections.find((each) => each === search.get('for')) ?? 'deposit',
  kind: search.get('channel') ?? undefined,
});

export const writeTutorial = ({ direction, kind }: TutorialChoice): Record<string, string> => ({
  for: direction,
  ...(kind !== undefined && { channel: kind }),
});

/** Where the tutorial of one way to pay stands. */
export const tutorialAddress = (direction: TutorialDirection, kind?: DepositKind | PayoutKind): string =>
  `${paths.mine.finance.platformTutorials}?${new URLSearchParams(writeTutorial({ direction, kind }))}`;
