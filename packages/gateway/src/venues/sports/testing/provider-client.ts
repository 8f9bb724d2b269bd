import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestClient, type FakeClock } from '../../../../../sdk/src/testing';
import type { TestGateway } from '../../../testing/test-gateway';
import { registerSportsVenue } from '../register-sports-venue';

/** A call that reached the venue, with its answer. */
interface VenueCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly answer: Record<string, unknown>;
}

/** Replaces the text of an answer on its way to the client. */
type Change = (text: string, path: string) => string;

const siteOrigin = 'https://pavilion.test';

/** How long `until` waits, ms. */
const patience = 10_000;
/** Turns of the event loop in which a client handles an answer. */
const turns = 20;

/** Waits for input and output until a condition holds. */
export const until = async (condition: () => boolean): Promise<void> => {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) throw new Error('the condition did not become true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Advances the clock of a client as soon as it has handled its last answer. */
export const advanceAfterAnswer = async (clock: FakeClock, ms: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(ms);
};

/** The venue of the sports providers, called by clients of the SDK as in a browser. */
export const createProviderVenue = async (gateway: TestGateway) => {
  const venue: FastifyInstance = fastify();
  registerSportsVenue(venue, {
    clock: gateway.clock,
    services: gateway.services,
    siteOrigins: () => [siteOrigin],
  });

  return {
    venue,

    /** A client of a member who is logged in. */
    async clientOf(member: { readonly token: string }) {
      const calls: VenueCall[] = [];
      const test = createTestClient();
      let change: Change = (text) => text;
      let launches = 0;
      test.gateway.answer({
        venueLaunch: async ({ enName }) => {
          launches += 1;
          return (await gateway.call('venueLaunch', { enName }, { token: member.token })).data;
        },
      });
      const fetch = async (input: unknown, init: RequestInit = {}) => {
        const url = new URL(String(input), siteOrigin);
        if (url.origin === siteOrigin) return test.gateway.fetch(String(input), init);
        const { body, statusCode } = await venue.inject({
          method: 'POST',
          url: `${url.pathname}${url.search}`,
          headers: init.headers as Record<string, string>,
          payload: String(init.body),
        });
        const text = change(body, url.pathname);
        calls.push({
          path: url.pathname,
          body: JSON.parse(String(init.body)),
          answer: JSON.parse(body),
        });
        return new Response(text, { status: statusCode });
      };
      const { client, ports } = createTestClient({ ports: { fetch: fetch as never } });
      client.session.start(member.token);
      return {
        client,
        ports,
        calls,
        launches: () => launches,
        /** Changes the answers from now on. */
        changeAnswers: (next: Change): void => {
          change = next;
        },
        request: async (provider: SportsProvider, path: string, body: object) =>
          (await client.sports.request(`${sportsProviders[provider].prefix}${path}`, body)).data,
      };
    },
  };
};

export type ProviderVenue = Awaited<ReturnType<typeof createProviderVenue>>;
