import type { Problem } from '../../../shared/forms/problem';
import { ProblemBox } from '../../../shared/forms/problem-box';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

/** Why a submission failed, with a note that the input is kept. */
export const Refusal = ({ problem }: { problem: Problem | undefined }) => {
  const t = useMessages(cardsMessages);
  return problem ? <ProblemBox problem={problem}>{t('problemKept')}</ProblemBox> : null;
};
