import type { WithdrawalState } from '@pavilion/contract';
import type { BadgeTone } from '@pavilion/ui';

/** How a state is toned wherever a withdrawal is listed. Its text has the name of the state. */
export const withdrawalTones: Readonly<Record<WithdrawalState, BadgeTone>> = {
  requested: 'warning',
  reviewed: 'info',
  paid: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};
