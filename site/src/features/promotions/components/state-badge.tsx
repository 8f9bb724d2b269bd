import type { PromotionState } from '@pavilion/contract';
import { Badge, type BadgeTone } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { promotionsMessages } from '../messages/promotions-messages';

const states = {
  open: { name: 'open', tone: 'value' },
  needs: { name: 'needs', tone: 'neutral' },
  pending: { name: 'pending', tone: 'info' },
  'in-progress': { name: 'inProgress', tone: 'info' },
  granted: { name: 'granted', tone: 'value' },
  claimed: { name: 'claimed', tone: 'success' },
  refused: { name: 'refused', tone: 'danger' },
  over: { name: 'over', tone: 'neutral' },
  spent: { name: 'spent', tone: 'warning' },
} as const satisfies Readonly<Record<PromotionState, { name: string; tone: BadgeTone }>>;

interface StateBadgeProps {
  readonly state: PromotionState;
  /** Whether a condition cannot be met any more. */
  readonly isMissed?: boolean;
}

/** The state of the member's part in a promotion. */
export const StateBadge = ({ state, isMissed = false }: StateBadgeProps) => {
  const t = useMessages(promotionsMessages);
  return <Badge tone={states[state].tone}>{t(isMissed ? 'missed' : states[state].name)}</Badge>;
};
