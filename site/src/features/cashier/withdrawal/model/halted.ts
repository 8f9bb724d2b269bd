import type { WithdrawalLock } from '@pavilion/contract';

/** The lock of every operation while the gateway checks its ledger. */
export const halted: WithdrawalLock = { reason: 'cashier-halted', until: null, amount: null };
