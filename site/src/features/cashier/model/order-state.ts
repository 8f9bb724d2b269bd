import type { DepositState } from '@pavilion/contract';
import type { BadgeTone } from '@pavilion/ui';

/** How a state is named and toned wherever an order is listed. */
export const orderStates = {
  pending: { text: 'statePending', tone: 'warning' },
  paid: { text: 'statePaid', tone: 'success' },
  expired: { text: 'stateExpired', tone: 'neutral' },
  cancelled: { text: 'stateCancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<DepositState, { readonly text: string; readonly tone: BadgeTone }>>;
