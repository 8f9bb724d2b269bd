import type { Client } from '../client/client';
import { createClient } from '../client/create-client';
import type { ClientConfig } from '../client/settings';
import { createStandIn, type Handlers, type StandIn } from './stand-in';
import { createTestPorts, type TestPorts } from './test-ports';

export interface TestClientOptions {
  handlers?: Handlers;
  config?: ClientConfig;
  /** Replaces ports; a `fetch` replaces the stand-in. */
  ports?: Partial<TestPorts>;
}

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
export const createTestClient = ({ handlers, config, ports: given }: TestClientOptions = {}): TestClient => {
  const bare = createTestPorts(given);
  const gateway = createStandIn(bare.clock, handlers);
  const ports = { ...bare, fetch: given?.fetch ?? gateway.fetch };
  return { client: createClient({ runtime: 'browser', ...config }, ports), gateway, ports };
};
