import { paths } from '../../../../routes/paths';
import { type TutorialDirection, tutorialDirections } from './steps';

export interface TutorialChoice {
  readonly direction: TutorialDirection;
  /** The code of a deposit channel or the kind of a payout account; undefined for the first one. */
  readonly code: string | undefined;
}

/** Reads the choice from the query of the address. An unknown direction reads as `deposit`. */
export const readTutorial = (search: URLSearchParams): TutorialChoice => ({
  direction: tutorialDirections.find((each) => each === search.get('for')) ?? 'deposit',
  code: search.get('channel') ?? undefined,
});

export const writeTutorial = ({ direction, code }: TutorialChoice): Record<string, string> => ({
  for: direction,
  ...(code !== undefined && { channel: code }),
});

/** The address of the tutorial for a deposit channel or a payout kind. */
export const tutorialAddress = (direction: TutorialDirection, code?: string): string =>
  `${paths.mine.finance.platformTutorials}?${new URLSearchParams(writeTutorial({ direction, code }))}`;
