import { formatMinor, parseMinor } from '@pavilion/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../../../http/envelope';
import { accountOf, roundBody, seedOf, sessionOf, shownSeed } from '../../game-page';
import type { EngineOptions } from '../../venue';
import type { Hit } from '../hand-game';

/** The services that the calls of hands use. */
export type HandPorts = Pick<
  EngineOptions['services'],
  'house' | 'gameSessions' | 'hands' | 'clock' | 'siteState'
>;

interface OpenBody {
  readonly key: string;
  readonly stake: string;
  /** Stakes of side bets by their names. */
  readonly options?: Readonly<Record<string, string>>;
  /** Of a game with sizes. */
  readonly size?: number;
}

const openBody = {
  ...roundBody,
  properties: {
    ...roundBody.properties,
    options: { type: 'object', maxProperties: 4, additionalProperties: roundBody.properties.stake },
    size: { type: 'integer', minimum: 1, maximum: 1_000 },
  },
} as const;

interface ActBody {
  readonly hand: string;
  readonly seq: number;
  readonly action: string;
  readonly value?: number;
  readonly hits?: readonly Hit[];
}

const actBody = {
  type: 'object',
  required: ['hand', 'seq', 'action'],
  properties: {
    hand: { type: 'string', pattern: '^[0-9a-z]{26}$' },
    seq: { type: 'integer', minimum: 0, maximum: 1_000 },
    action: { type: 'string', pattern: '^[a-z-]{1,16}$' },
    value: { type: 'integer', minimum: 0, maximum: 1_000 },
    hits: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      },
    },
  },
} as const;

const bodyLimit = 1_024;

/**
 * The calls of the hand game client. During maintenance of the site or of the venue, and from a restricted address, an open hand
 * can be finished without a further stake, and none is opened.
 */
export const handCalls =
  ({ house, gameSessions, hands, clock, siteState }: HandPorts) =>
  (api: FastifyInstance): void => {
    const inMaintenanceToo = (request: FastifyRequest) =>
      sessionOf({ session: (token) => gameSessions.find(token) }, request);

    api.post('/session', async (request) => {
      const session = await inMaintenanceToo(request);
      const game = hands.gameOf(session.gameCode);
      const [balance, seed, current, history] = await Promise.all([
        house.balance(session),
        seedOf(house, session),
        hands.current(session),
        hands.history(session),
      ]);
      return success({
        game: { code: game.code, name: game.name, version: game.version },
        balance: current?.balance ?? formatMinor(balance),
        account: accountOf(session),
        chips: game.chips.map((chip) => formatMinor(chip)),
        limits: { min: formatMinor(game.minStake), max: formatMinor(game.maxStake) },
        returnToPlayer: game.returnToPlayer,
        ...(game.sizes && { sizes: game.sizes, now: clock.now() }),
        seed: shownSeed(seed),
        current: current?.hand ?? null,
        history,
      });
    });

    api.post<{ Body: OpenBody }>('/open', { schema: { body: openBody }, bodyLimit }, async (request) => {
      const { key, stake, options = {}, size } = request.body;
      const sideBets = Object.fromEntries(
        Object.entries(options).map(([name, amount]) => [name, parseMinor(amount)]),
      );
      // guard: maintenance-opens-no-hand
      const session = await sessionOf(house, request);
      const opening = { stake: parseMinor(stake), sideBets, ...(size !== undefined && { size }) };
      return success(await hands.open(session, { key, opening }));
    });

    api.post<{ Body: ActBody }>('/act', { schema: { body: actBody }, bodyLimit }, async (request) =>
      success(
        await hands.act(await inMaintenanceToo(request), request.body, async (venue) => {
          await siteState.assertUnrestricted(request.ip);
          await siteState.assertVenueOpen(venue);
        }),
      ),
    );

    api.post('/current', async (request) => {
      const session = await inMaintenanceToo(request);
      const current = await hands.current(session);
      return success({
        ...(current ?? { hand: null, balance: formatMinor(await house.balance(session)) }),
        account: accountOf(session),
      });
    });
  };
