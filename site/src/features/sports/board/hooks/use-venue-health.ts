import type { SportsProvider } from '@pavilion/contract';
import { type SportArea, sportsOfArea } from '@pavilion/contract/sports';
import { type CallResponse, coreWire } from '@pavilion/contract/wire';
import type { Client } from '@pavilion/sdk';
import { useEffect, useState } from 'react';
import { useClient } from '../../../../shared/session/session-context';
import { providers } from '../model/address';
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

type Health = Readonly<Record<SportsProvider, VenueHealth>>;

const unknown = Object.fromEntries(
  providers.map((provider) => [provider, { state: undefined, live: undefined }]),
) as unknown as Health;

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

/** State and running matches of each venue, asked while the page is visible. A venue that fails changes its own tab alone. */
export const useVenueHealth = (area: SportArea, isMember: boolean): Health => {
  const client = useClient();
  const [health, setHealth] = useState(unknown);
  useEffect(() => {
    const times = new Map<SportsProvider, AnswerTimes>();
    let isCurrent = true;
    const check = async (provider: SportsProvider, isLaunched: boolean) => {
      const startedAt = performance.now();
      const answer = await askVenue(client, provider, isLaunched, area).catch(() => undefined);
      if (!isCurrent) return;
      const took = answer && performance.now() - startedAt;
      times.set(provider, withAnswer(times.get(provider) ?? [], took));
      const state = venueStateOf(times.get(provider)!);
      setHealth((known) => ({
        ...known,
        [provider]: { state, live: answer ? liveOf(answer, area) : known[provider].live },
      }));
    };
    const checkAll = async () => {
      if (document.visibilityState === 'hidden') return;
      const launched = isMember ? await client.sports.launched().catch(() => []) : [];
      if (!isCurrent) return;
      for (const provider of providers) void check(provider, launched.includes(provider));
    };
    const first = setTimeout(checkAll, firstDelay);
    const timer = setInterval(checkAll, interval);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, area, isMember]);
  return health;
};
