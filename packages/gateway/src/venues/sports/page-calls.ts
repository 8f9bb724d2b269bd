import { createHash } from 'node:crypto';
import { type CallRequest, errorCodes, type SportsProvider, sportsProviders } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { sportsOfArea } from '@pavilion/contract/sports';
import { formatMinor } from '@pavilion/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../../business-error';
import { readSlip } from '../../domain/sports';
import { success } from '../../http/envelope';
import type { EngineOptions } from '../venue';
import { sportsPages } from './pages';
import { assertProviderOpen, checkNewBet } from './provider-open';

/** The services that the calls of the page use. */
export type SportsPagePorts = Pick<
  EngineOptions['services'],
  'book' | 'brands' | 'limitMember' | 'protection' | 'siteState' | 'sports' | 'sportsBook' | 'wallet'
>;

interface Params {
  readonly provider: SportsProvider;
}

const params = {
  type: 'object',
  properties: { provider: { enum: Object.keys(sportsProviders) } },
} as const;

const bodyLimit = 16_384;
const key = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;

type SportsCall =
  | 'sportsBoard'
  | 'sportsEvent'
  | 'sportsChanges'
  | 'sportsLimits'
  | 'sportsPlace'
  | 'sportsOutcome'
  | 'sportsBets';

/** The request schema of a call of the site. The provider is part of the path here. */
const bodyOf = (name: SportsCall, more: Readonly<Record<string, object>> = {}) => {
  const { properties, required = [] } = calls[name].request;
  const { provider: _, ...own } = properties as Record<string, object>;
  return {
    type: 'object',
    properties: { ...own, ...more },
    required: [...required.filter((field) => field !== 'provider'), ...Object.keys(more)],
  } as const;
};

type Body<Name extends SportsCall> = Omit<CallRequest<Name>, 'provider'>;

/**
 * The calls of the page of a sports venue, `POST /sports/api/<provider>/…`, authorised by the launch token. They use the same
 * sportsbook as the calls of the site; a bet has its idempotency key in the body. During maintenance of the site none is
 * answered, during that of the venue those that the member's bets need.
 */
export const sportsPageCalls =
  ({ book, brands, limitMember, protection, siteState, sports, sportsBook, wallet }: SportsPagePorts) =>
  (api: FastifyInstance): void => {
    /** @throws BusinessError 6014 venueMaintenance, 20203 gameSessionExpired; 6031, 6032 or 6033 for a restricted address. */
    const memberOf = async (request: FastifyRequest): Promise<string> => {
      await siteState.assertUnrestricted(request.ip);
      const { settings } = await siteState.current();
      // guard: maintenance-stops-sports-pages
      if (settings.maintenance) throw new BusinessError(errorCodes.venueMaintenance);
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      const { provider } = request.params as Params;
      const memberId = token && (await sports.memberOf(token, provider));
      if (!memberId) throw new BusinessError(errorCodes.gameSessionExpired);
      return memberId;
    };

    const serve = <RequestBody>(
      path: string,
      body: object,
      answer: (body: RequestBody, provider: SportsProvider, memberId: string) => object | Promise<object>,
    ) =>
      api.post<{ Params: Params; Body: RequestBody }>(
        `/:provider/${path}`,
        { schema: { params, body }, bodyLimit },
        async (request) => {
          const memberId = await memberOf(request);
          return success(
            await limitMember(memberId, async () =>
              answer(request.body as RequestBody, request.params.provider, memberId),
            ),
          );
        },
      );

    /** A call that is rejected while the venue is under maintenance. */
    const serveOpen: typeof serve = (path, body, answer) =>
      serve(path, body, async (request: never, provider, memberId) => {
        await assertProviderOpen(provider, { siteState });
        return answer(request, provider, memberId);
      });

    serveOpen('session', { type: 'object' }, async (_body, provider, memberId) => {
      const [balance, isHalted] = await Promise.all([wallet.balance(memberId), book.isHalted()]);
      return {
        balance: formatMinor(balance),
        isHalted,
        // Tells the page whose picks it may show again, without the id of the member.
        owner: createHash('sha256').update(`${provider}:${memberId}`).digest('hex').slice(0, 16),
        timeZone: brands.main.timeZone,
        sports: Object.fromEntries(
          sportsPages[provider].map(({ code, category }) => [code, sportsOfArea(category)]),
        ),
      };
    });
    serveOpen<Body<'sportsBoard'>>('board', bodyOf('sportsBoard'), (body, provider) =>
      sportsBook.board({ provider, ...body }),
    );
    serveOpen<Body<'sportsEvent'>>('event', bodyOf('sportsEvent'), ({ event }, provider) =>
      sportsBook.event(provider, event),
    );
    serveOpen<Body<'sportsChanges'>>('changes', bodyOf('sportsChanges'), (body, provider) =>
      sportsBook.changes({ provider, ...body }),
    );
    serveOpen<Body<'sportsLimits'>>('limits', bodyOf('sportsLimits'), (body, provider, memberId) =>
      sportsBook.limits(memberId, { provider, ...body }),
    );
    serve<Body<'sportsPlace'> & { readonly key: string }>(
      'place',
      bodyOf('sportsPlace', { key }),
      async ({ key: requestKey, ...body }, provider, memberId) => {
        await checkNewBet({ memberId, key: requestKey }, { sportsBook }, async () => {
          await assertProviderOpen(provider, { siteState });
          // guard: sports-page-bets-pass-protection
          await protection.passLaunch(memberId);
        });
        return sportsBook.place(memberId, requestKey, readSlip({ provider, ...body }));
      },
    );
    serve<Body<'sportsOutcome'>>('outcome', bodyOf('sportsOutcome'), async (body, _provider, memberId) => ({
      bet: await sportsBook.outcome(memberId, body.key),
    }));
    serve<Body<'sportsBets'>>('bets', bodyOf('sportsBets'), (body, _provider, memberId) =>
      sportsBook.bets(memberId, body),
    );
  };
