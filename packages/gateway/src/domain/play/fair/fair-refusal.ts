import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import { sqlState } from '../../../db/retry';
import { NonceSpent } from '../../../venues/venue-port';

const refusals: Record<string, (detail: string) => Error> = {
  PV021: () => new NonceSpent(),
  PV023: () => new BusinessError(errorCodes.handOpen),
  PV022: (detail) => new BusinessError(errorCodes.tooSoon, JSON.parse(detail)),
};

/** The error for one of `fair_spend` (NonceSpent), `round_pace` (20653 tooSoon) or `hand_alone` (20652 handOpen); undefined for any other. */
export const fairRefusal = (error: unknown): Error | undefined =>
  refusals[sqlState(error) ?? '']?.((error as { detail: string }).detail);
