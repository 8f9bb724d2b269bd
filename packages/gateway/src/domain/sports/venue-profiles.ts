import type { SportsProvider } from '@pavilion/contract';
import type { OfferProfile } from './engine/offers';

/** The offers of the venues: the same events and results, other margins and numbers of lines. */
export const venueProfiles: Readonly<Record<SportsProvider, OfferProfile>> = {
  IMTY: { lines: 3, margin: 1 },
  OBTY: { lines: 5, margin: 1.3 },
  FBTY: { lines: 4, margin: 0.75 },
};
