import { type SportsProvider, sharedParameterNames, sportsProviders } from '@pavilion/contract';
import { touristPrefix } from '@pavilion/contract/sports-wire';
import { formatMinor } from '@pavilion/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../../business-error';
import { type Clock, momentOf } from '../../clock';
import type { Wallet } from '../../domain/money';
import type { Fixture, Sports } from '../../domain/play';
import type { GameRequest } from '../../http/public-address';
import type { ProviderBookServices } from './provider-book';
import { providerCalls } from './provider-calls';
import { providerEnvelopes } from './provider-envelopes';

export interface SportsVenueOptions {
  clock: Clock;
  services: ProviderBookServices & {
    readonly sports: Pick<Sports, 'memberOf' | 'fixtures'>;
    readonly wallet: Pick<Wallet, 'balance'>;
  };
  /** Origins of the sites whose pages may send requests. */
  siteOrigins(request: GameRequest): readonly string[];
}

/** Header of the token and paths of each provider. The paths are not specified. */
const providers = {
  IMTY: { token: 'Token', balance: '/GetBalance', list: '/GetFixtures' },
  OBTY: { token: 'requestId', balance: '/v1/user/amount', list: '/v1/fixtures' },
  FBTY: { token: 'Authorization', balance: '/user/base', list: '/match/getFixtures' },
} as const satisfies Record<SportsProvider, object>;

const allowedHeaders = [
  ...new Set(Object.values(sharedParameterNames).flat()),
  'content-type',
  'client-type',
].join(', ');

/** A token of a visitor at FBTY. It names no member, so it opens the calls that read events and no others. */
const isTourist = (provider: SportsProvider, token: string): boolean =>
  provider === 'FBTY' && token.startsWith(touristPrefix);

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
};

const present = (fixtures: Fixture[]) =>
  fixtures.map(({ startsAt, ...fixture }) => ({ ...fixture, startsAt: startsAt.toISOString() }));

/**
 * Serves the calls of the three sports providers on the venue origin: the sportsbook, balance, fixtures and the member of a
 * launch token (SPT-3, SPT-6, SPT-7).
 */
export const registerSportsVenue = (
  app: FastifyInstance,
  { clock, services, siteOrigins }: SportsVenueOptions,
): void => {
  const { siteState, sports, wallet } = services;
  const memberOf = (request: FastifyRequest, provider: SportsProvider) =>
    sports.memberOf(headerOf(request, providers[provider].token), provider);

  /** As every call, those of a provider are refused to a restricted address, in the envelope of the provider. */
  const answerUnrestricted = async (
    { ip }: FastifyRequest,
    provider: SportsProvider,
    answer: (now: Date) => Promise<object>,
  ): Promise<object> => {
    const now = momentOf(clock);
    try {
      // guard: restricted-address-reads-no-provider
      await siteState.assertUnrestricted(ip);
    } catch (error) {
      if (error instanceof BusinessError)
        return providerEnvelopes[provider].rejected(error.code, error.data, now);
      throw error;
    }
    return answer(now);
  };

  app.register(async (venue) => {
    venue.addHook('onRequest', async (request, reply) => {
      const origin = headerOf(request, 'origin');
      reply
        .header('vary', 'origin')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store');
      if (siteOrigins(request).includes(origin)) {
        reply
          .header('access-control-allow-origin', origin)
          .header('access-control-allow-headers', allowedHeaders)
          .header('access-control-max-age', '600');
      }
    });

    for (const [name, { balance, list }] of Object.entries(providers)) {
      const provider = name as SportsProvider;
      const { success, expired } = providerEnvelopes[provider];
      const { prefix } = sportsProviders[provider];
      const serve = (path: string, answer: (memberId: string) => Promise<object>) => {
        venue.options(`${prefix}${path}`, async (_request, reply) => reply.code(204).send());
        venue.route({
          method: ['GET', 'POST'],
          url: `${prefix}${path}`,
          handler: async (request) =>
            answerUnrestricted(request, provider, async (now) => {
              const memberId = await memberOf(request, provider);
              return memberId === undefined ? expired(now) : success(await answer(memberId), now);
            }),
        });
      };
      serve(balance, async (memberId) => ({ balance: formatMinor(await wallet.balance(memberId)) }));
      serve(list, async () => ({ list: present(await sports.fixtures()) }));

      for (const call of providerCalls(provider, services)) {
        venue.options(`${prefix}${call.path}`, async (_request, reply) => reply.code(204).send());
        venue.post(`${prefix}${call.path}`, async (request) =>
          answerUnrestricted(request, provider, async (now) => {
            const token = headerOf(request, providers[provider].token);
            // guard: tourist-reads-only
            const isVisitor = call.access === 'visitor' && isTourist(provider, token);
            const isOpen = call.access === 'anyone' || isVisitor;
            const memberId = isOpen ? '' : await sports.memberOf(token, provider);
            return memberId === undefined ? expired(now) : call.answer(request.body, memberId, now);
          }),
        );
      }
    }

    venue.options('/:token', async (_request, reply) => reply.code(204).send());
    venue.get<{ Params: { token: string }; Querystring: { merchantCode?: string } }>(
      '/:token',
      async (request, reply) => {
        if (request.query.merchantCode !== 'Y') return reply.callNotFound();
        const { success, expired } = providerEnvelopes.OBTY;
        return answerUnrestricted(request, 'OBTY', async (now) => {
          const memberId = await sports.memberOf(request.params.token, 'OBTY');
          if (memberId === undefined) return expired(now);
          const merchant = { merchantCode: 'Y', cuid: memberId };
          return {
            ...success({}, now),
            data: Buffer.from(JSON.stringify(merchant)).toString('base64'),
          };
        });
      },
    );
  });
};
