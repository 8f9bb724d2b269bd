import type { PayoutAccount, PayoutAccountState } from '@pavilion/contract';

/** The state of an account at a moment of the page, ms: the cooling period may have ended since the gateway answered. */
export const payoutAccountStateAt = ({ state, usableAt }: PayoutAccount, now: number): PayoutAccountState =>
  state === 'cooling' && Date.parse(usableAt) <= now ? 'usable' : state;
