import type { Problem } from '../../../shared/forms/problem';
import { ProblemBox } from '../../../shared/forms/problem-box';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

/** Why the attempt came to nothing, and that nothing that was typed is lost. */
export const Refusal = ({ problem }: { problem: Problem | undefined }) => {
  const t = useMessages(cardsMessages);
  return problem ? <ProblemBox problem={problem}>{t('problemKept')}</ProblemBox> : null;
};
