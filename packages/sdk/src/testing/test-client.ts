import type { Client } from '../client/client';
import { createClient } from '../client/create-client';
import type { ClientConfig } from '../client/settings';
import { loadHmacSigning } from '../signing/signing';
import type { Handlers } from './handlers';
import { createStandIn, type StandIn } from './stand-in';
import { createTestPorts, type TestPorts } from './test-ports';

/** The options of `createTestClient`. */
export interface TestClientOptions {
  /** The handlers of the gateway stand-in. Default: none; a call without a handler fails with its name. */
  handlers?: Handlers;
  config?: ClientConfig;
  /** Replaces ports; a `fetch` replaces the stand-in. */
  ports?: Partial<TestPorts>;
  /** The key that the stand-in verifies signatures with; the client then signs as in production. */
  signingKey?: string;
}

/** A client with its gateway stand-in and its ports. */
export interface TestClient {
  readonly client: Client;
  readonly gateway: StandIn;
  readonly ports: TestPorts;
}

/**
 * Creates a client with a gateway stand-in, a fake clock and in-memory browser ports.
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
