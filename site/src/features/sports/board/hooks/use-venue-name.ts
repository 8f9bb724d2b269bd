import type { SportsProvider } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { useMessages } from '../../../../shared/messages';
import { type SportsKey, sportsMessages } from '../../messages/sports-messages';

/** The venue names of each board. The esports venues are brands of the same providers. */
const names: Readonly<Record<SportArea, Readonly<Record<SportsProvider, SportsKey>>>> = {
  sport: { IMTY: 'venueIM', OBTY: 'venueOB', FBTY: 'venueFB' },
  gaming: { IMTY: 'esportsIM', OBTY: 'esportsYB', FBTY: 'esportsLH' },
};

/** The name of a venue on a board. */
export const useVenueName = (area: SportArea): ((provider: SportsProvider) => string) => {
  const t = useMessages(sportsMessages) as (key: SportsKey) => string;
  return (provider) => t(names[area][provider]);
};
