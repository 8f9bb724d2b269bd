import type { CallRequest } from '@pavilion/contract';
import type { Consent } from '@pavilion/contract/sports';
import { parseMinor } from '@pavilion/format';
import type { AskedBet } from './place';

const consents: Readonly<Record<CallRequest<'sportsPlace'>['consent'], Consent>> = {
  none: 'none',
  better: 'better',
  'within-1': { within: 1 },
  'within-3': { within: 3 },
  'within-5': { within: 5 },
  any: 'any',
};

/** The bet that a validated request asks for. */
export const readSlip = ({
  provider,
  legs,
  sizes,
  unit,
  consent,
  confirmed = false,
}: CallRequest<'sportsPlace'>): AskedBet => ({
  provider,
  legs,
  sizes: [...sizes].sort((one, other) => one - other),
  unit: parseMinor(unit),
  consent: consents[consent],
  isConfirmed: confirmed,
});
