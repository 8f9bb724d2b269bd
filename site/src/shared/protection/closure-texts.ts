import type { Closure } from '@pavilion/contract';
import { useTimeText } from '../calendar/time-zone';
import { useMessages } from '../messages';
import { protectionTexts } from './protection-texts';

const titles = {
  timedOut: 'timedOutTitle',
  excluded: 'excludedTitle',
  over: 'overTitle',
  asked: 'askedTitle',
} as const;

type State = keyof typeof titles;

const stateOf = ({ kind, mayAskToReturn, returnsAt }: Closure): State => {
  if (kind === 'time-out') return 'timedOut';
  if (mayAskToReturn) return 'over';
  return returnsAt === null ? 'excluded' : 'asked';
};

interface ClosureTexts {
  readonly title: string;
  readonly text: string;
  /** The moment of the text (ISO 8601); undefined while the member may ask to return. */
  readonly until: string | undefined;
}

/** What a time-out or a self-exclusion is called, and until when it closes the account (PRO-2). */
export const useClosureTexts = (): ((closure: Closure) => ClosureTexts) => {
  const t = useMessages(protectionTexts);
  const timeText = useTimeText();
  return (closure) => {
    const state = stateOf(closure);
    const until = state === 'asked' ? (closure.returnsAt as string) : closure.endsAt;
    const at = timeText(until, 'minute');
    const texts = {
      timedOut: () => t('timedOutText', { at }),
      excluded: () => t('excludedText', { at }),
      over: () => t('overText'),
      asked: () => t('askedText', { at }),
    };
    return { title: t(titles[state]), text: texts[state](), until: state === 'over' ? undefined : until };
  };
};
