import type { SportsProvider } from '@pavilion/contract';
import { type SportArea, sportsOfArea } from '@pavilion/contract/sports';
import { type CallResponse, coreWire } from '@pavilion/contract/wire';
import type { Client } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useClient } from '../../../../shared/session/session-context';
import { type AnswerTimes, type VenueState, venueStateOf, withAnswer } from '../model/venue-health';

/** How often each venue is asked, ms; the first time once the page has settled. */
const interval = 30_000;
const firstDelay = 2_000;

/** What a venue's tab shows. */
export interface VenueHealth {
  readonly state: VenueState | undefined;
  /** Running matches; undefined until they are known. */
  readonly live: number | undefined;
}

const unknown: VenueHealth = { state: undefined, live: undefined };

/**
 * The board of a venue. That of a venue which the member has launched comes from the provider's own API, through its book:
 * its state is what the member's bets would meet there. Other venues are not launched for that; they answer through ours.
 */
const askVenue = async (
  client: Client,
  provider: SportsProvider,
  isLaunched: boolean,
  area: SportArea,
): Promise<CallResponse<'sportsBoard'>> => {
  const query = { sport: sportsOfArea(area)[0]!, tab: 'live' as const, limit: 1 };
  if (!isLaunched) return client.request(coreWire.sportsBoard, { provider, ...query });
  return (await client.sports.book(provider)).board(query);
};

const liveOf = ({ sports }: CallResponse<'sportsBoard'>, area: SportArea): number =>
  sports.filter(({ sport }) => sportsOfArea(area).includes(sport)).reduce((sum, { live }) => sum + live, 0);

/** State and running matches of a venue, asked while the page is visible. Each venue is asked by itself. */
export const useVenueHealth = (area: SportArea, provider: SportsProvider, isMember: boolean): VenueHealth => {
  const client = useClient();
  const [health, setHealth] = useState(unknown);
  useEffect(() => {
    let times: AnswerTimes = [];
    let isCurrent = true;
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      const launched = isMember ? await client.sports.launched().catch(() => []) : [];
      const startedAt = performance.now();
      const answer = await askVenue(client, provider, launched.includes(provider), area).catch(
        () => undefined,
      );
      if (!isCurrent) return;
      times = withAnswer(times, answer && performance.now() - startedAt);
      const state = venueStateOf(times);
      setHealth((known) => ({ state, live: answer ? liveOf(answer, area) : known.live }));
    };
    const first = setTimeout(check, firstDelay);
    const timer = setInterval(check, interval);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, area, provider, isMember]);
  return health;
};
