import type { ThreadState } from '@pavilion/contract';
import { Badge, type BadgeTone } from '@pavilion/ui';
import { useMessages } from '../messages';
import { type SupportKey, supportMessages } from './support-messages';

const states = {
  open: { text: 'stateOpen', tone: 'info' },
  answered: { text: 'stateAnswered', tone: 'success' },
  closed: { text: 'stateClosed', tone: 'neutral' },
  reopened: { text: 'stateReopened', tone: 'warning' },
} as const satisfies Readonly<Record<ThreadState, { readonly text: SupportKey; readonly tone: BadgeTone }>>;

/** The state of a thread. */
export const ThreadStateBadge = ({ state }: { readonly state: ThreadState }) => {
  const t = useMessages(supportMessages);
  return (
    <Badge tone={states[state].tone} dot>
      {t(states[state].text)}
    </Badge>
  );
};
