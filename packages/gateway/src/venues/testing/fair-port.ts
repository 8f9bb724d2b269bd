import type { FairPort, FairSeed } from '../venue-port';

/** A port with one seed, for tests of engines without a database. */
export const createFairPort = (): FairPort => {
  let seed: FairSeed = {
    id: 's1',
    serverSeed: 'a'.repeat(64),
    commitment: 'c'.repeat(64),
    next: 'd'.repeat(64),
    clientSeed: 'client',
    isClientSeedChosen: false,
    nonce: 0,
  };
  return {
    current: async () => seed,
    lastRevealed: async () => null,
    setClientSeed: async (_memberId, clientSeed) => {
      seed = { ...seed, clientSeed, isClientSeedChosen: true };
      return seed;
    },
    rotate: async () => ({ revealed: null, current: seed }),
  };
};
