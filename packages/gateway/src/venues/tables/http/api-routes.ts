import { errorCodes } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../../../business-error';
import type { GivenSlip, RoundResult, RoundView, SlipView } from '../../../domain/play';
import { success } from '../../../http/envelope';
import { accountOf, type PlayingAccount, sessionOf } from '../../game-page';
import type { EngineOptions } from '../../venue';
import { describeGame, type TableDescription } from '../describe-game';
import type { RoundTiming, TableGame } from '../table-game';
import { openStream } from './stream';

/** Answer of the session call. Amounts are decimal text. */
export type TableSession = TableDescription & {
  readonly balance: string;
  readonly account: PlayingAccount;
  /** The lengths of the rounds of today. */
  readonly clock: RoundTiming;
  readonly round: RoundView;
  /** The latest results, oldest first. */
  readonly history: readonly RoundResult[];
  /** Own slips on rounds that are not settled. */
  readonly slips: readonly SlipView[];
  /** The end of the seed chain of the day, and of the next. */
  readonly series: {
    readonly day: string;
    readonly terminal: string;
    readonly next: { readonly day: string; readonly terminal: string };
  };
};

const slipBody = {
  type: 'object',
  required: ['key', 'round', 'clientSeed', 'lines'],
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    round: { type: 'string', pattern: '^\\d{12}$' },
    clientSeed: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      items: {
        type: 'object',
        required: ['selection', 'stake'],
        properties: {
          selection: { type: 'string', pattern: '^[a-z0-9][a-z0-9:-]{0,63}$' },
          stake: { type: 'string', pattern: '^\\d{1,12}\\.\\d{2}$' },
        },
      },
    },
  },
} as const;

const slipsBody = {
  type: 'object',
  required: ['round'],
  properties: { round: slipBody.properties.round },
} as const;

/**
 * The calls of the table game client. During maintenance and from a restricted address the rounds and the member's slips can
 * be read, and no slip is placed.
 */
export const tableCalls =
  ({ house, gameSessions, tables, clock, bus }: EngineOptions['services']) =>
  (api: FastifyInstance): void => {
    const descriptions = new Map<TableGame, TableDescription>();
    const describe = (game: TableGame): TableDescription => {
      const description = descriptions.get(game) ?? describeGame(game, tables.limits);
      descriptions.set(game, description);
      return description;
    };

    const readerOf = async (request: FastifyRequest) => {
      const session = await sessionOf({ session: (token) => gameSessions.find(token) }, request);
      const game = tables.find(session.gameCode);
      if (!game) throw new BusinessError(errorCodes.gameUnavailable);
      return { session, game };
    };

    api.post('/session', async (request) => {
      const { session, game } = await readerOf(request);
      const [balance, history, slips, series] = await Promise.all([
        house.balance(session),
        tables.results(game),
        tables.openSlips(session.memberId, game.code),
        tables.publishedSeries(game),
      ]);
      return success<TableSession>({
        ...describe(game),
        clock: tables.timingOf(game),
        balance: formatMinor(balance),
        account: accountOf(session),
        round: await tables.roundOf(game),
        history,
        slips,
        series,
      });
    });

    api.post<{ Body: GivenSlip }>(
      '/slip',
      { schema: { body: slipBody }, bodyLimit: 8_192 },
      async (request) => {
        const session = await sessionOf(house, request);
        const { slip, balance } = await tables.place(session, request.body);
        return success({ slip, balance: formatMinor(balance) });
      },
    );

    api.post<{ Body: { round: string } }>(
      '/slips',
      { schema: { body: slipsBody }, bodyLimit: 1_024 },
      async (request) => {
        const { session, game } = await readerOf(request);
        const found = await tables.slipsOf(session.memberId, game.code, request.body.round);
        return success({ ...found, balance: formatMinor(await house.balance(session)) });
      },
    );

    openStream(api, {
      clock,
      bus,
      async playerOf(request) {
        const { session, game } = await readerOf(request);
        return { memberId: session.memberId, game };
      },
      watch: tables.watch,
    });
  };
