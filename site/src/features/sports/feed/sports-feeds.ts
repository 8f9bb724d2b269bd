import type { SportsProvider } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import { browserPorts, type Client } from '@pavilion/sdk';
import { createSportsFeed, type SportsFeed } from './sports-feed';

const feeds = new WeakMap<Client, Map<SportsProvider, SportsFeed>>();

const createFeed = (client: Client, provider: SportsProvider): SportsFeed =>
  createSportsFeed({
    ...(typeof document !== 'undefined' && {
      visibility: browserPorts().visibility,
      navigation: browserPorts().navigation,
    }),
    socket: { channel: client.live.sports, provider, open: client.live.open },
    fetchChanges: async (request) =>
      (await client.request(coreWire.sportsChanges, { provider, ...request })).events,
    clock: {
      now: () => client.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
  });

/** The feed of a provider: one for a client, which requests nothing while no event is watched. */
export const feedOf = (client: Client, provider: SportsProvider): SportsFeed => {
  const ofClient = feeds.get(client) ?? new Map<SportsProvider, SportsFeed>();
  feeds.set(client, ofClient);
  const feed = ofClient.get(provider) ?? createFeed(client, provider);
  ofClient.set(provider, feed);
  return feed;
};
