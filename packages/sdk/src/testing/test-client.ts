import type { Client } from '../client/client';
import { createClient } from '../client/create-client';
import type { ClientConfig } from '../client/settings';
import { loadHmacSigning } from '../signing/signing';
import type { Handlers } from './handlers';
import { createStandIn, type StandIn } from './stand-in';
import { createTestPorts, type TestPorts } from './test-ports';

/** What a test client is made of; everything has a default. */
export interface TestClientOptions {
  /** What the gateway stand-in answers. Default: nothing, so that a call says which handler it misses. */
  handlers?: Handlers;
  config?: ClientConfig;
  /** Replaces ports; a `fetch` replaces the stand-in. */
  ports?: Partial<TestPorts>;
  /** The key that the stand-in asks signatures to be made with; the client then signs as it does outside of tests. */
  signingKey?: string;
}

/** A client with what a test turns and looks at. */
export interface TestClient {
  readonly client: Client;
  readonly gateway: StandIn;
  readonly ports: TestPorts;
}

/**
 * A client with a gateway stand-in, a clock that stands still and a memory for a browser.
 * @example
 * const { client, gateway, ports } = createTestClient({ handlers: { memberInfo: () => buildMember() } });
 */
export const createTestClient = ({
  handlers,
  config,
  ports: given,
  signingKey,
}: TestClientOptions = {}): TestClient => {
  const bare = createTestPorts({
    ...(signingKey === undefined ? {} : { signing: loadHmacSigning }),
    ...given,
  });
  const gateway = createStandIn(handlers, { clock: bare.clock, signingKey });
  const ports = { ...bare, fetch: given?.fetch ?? gateway.fetch };
  return { client: createClient({ runtime: 'browser', ...config }, ports), gateway, ports };
};
