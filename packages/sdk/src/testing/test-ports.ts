import type { Ports, RandomPort } from '../ports/ports';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createMemoryCookies, type MemoryCookies } from './memory-cookies';
import { createMemoryStorage, type MemoryStorage } from './memory-storage';
import { createTestSockets, type TestSockets } from './test-sockets';
import { createTestTab, type TestTab } from './test-tab';

/** Ports without a browser, with the controls of a test. */
export interface TestPorts extends Ports {
  readonly clock: FakeClock;
  readonly storage: MemoryStorage;
  readonly cookies: MemoryCookies;
  readonly tab: TestTab;
  readonly socket: TestSockets;
  /** The warnings that the SDK logged. */
  readonly warnings: string[];
}

/** The same bytes in every run, from a linear congruential generator. */
const repeatableRandom = (seed = 1): RandomPort => {
  let state = seed;
  return {
    bytes: (count) =>
      Uint8Array.from({ length: count }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 24;
      }),
  };
};

/** Readable signatures without hashing, for tests whose stand-in does not verify them. */
const readableSigning = async () => ({
  sign: async (payload: string) => `signature of ${payload.split('\n')[0]}`,
});

const noFetch = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

/**
 * Creates in-memory ports, each of which can be replaced.
 *
 * @param given replaces ports, for example a storage that two tabs share
 */
export const createTestPorts = (given: Partial<TestPorts> = {}): TestPorts => {
  const clock = given.clock ?? createFakeClock();
  const tab = given.tab ?? createTestTab();
  const warnings: string[] = [];
  return {
    fetch: noFetch,
    storage: createMemoryStorage(),
    cookies: createMemoryCookies(clock),
    random: repeatableRandom(),
    visibility: tab.visibility,
    navigation: tab.navigation,
    events: tab.events,
    crypto: {},
    socket: createTestSockets(),
    logger: { warn: (message) => warnings.push(message) },
    signing: readableSigning,
    solveProof: async ({ challenge }) => `solution of ${challenge}`,
    ...given,
    clock,
    tab,
    warnings,
  };
};
