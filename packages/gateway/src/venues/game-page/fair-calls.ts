import { Readable } from 'node:stream';
import { errorCodes } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { daySeconds } from '../../durations';
import { failure } from '../../http/envelope';

/** The services that the calls of the page use. */
export interface FairPorts {
  readonly tables: {
    /** The slips that are mixed into the draw of a round, as text; undefined unless the round is drawn. */
    mixedSlips(gameCode: string, no: string): Promise<AsyncIterable<string> | undefined>;
    /** The published end of the seed chain of a game and a day, YYYY-MM-DD; undefined when there is none. */
    terminalOf(gameCode: string, day: string): Promise<string | undefined>;
  };
}

interface RoundParams {
  readonly game: string;
  readonly round: string;
}

const gameParam = { type: 'string', pattern: '^[a-z0-9-]{1,40}$' } as const;

const roundParams = {
  type: 'object',
  properties: {
    game: gameParam,
    round: { type: 'string', pattern: '^\\d{12}$' },
  },
} as const;

interface DayParams {
  readonly game: string;
  readonly day: string;
}

const dayParams = {
  type: 'object',
  properties: {
    game: gameParam,
    day: { type: 'string', pattern: '^\\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])$' },
  },
} as const;

/**
 * `GET /bets/:game/:round`: the text whose SHA-256 is the mix of a shared round, `<bet id>:<client seed>` and a line break for
 * each bet. It is public, since visitors without a session check rounds too, and 404 until the round is drawn. It is text
 * rather than JSON, so that `sha256sum` checks it, and so that a round with thousands of bets is sent as it is read.
 *
 * `GET /terminals/:game/:day`: the end of the seed chain of a game and a day (`20261124`), as text. It is published the day
 * before, and 404 until then.
 */
export const fairCalls =
  ({ tables }: FairPorts) =>
  (api: FastifyInstance): void => {
    api.get<{ Params: RoundParams }>(
      '/bets/:game/:round',
      { schema: { params: roundParams } },
      async ({ params: { game, round } }, reply) => {
        const slips = await tables.mixedSlips(game, round);
        if (!slips) return reply.code(404).send(failure(errorCodes.notFound));
        // A drawn round takes no more bets.
        return reply
          .header('cache-control', `public, max-age=${daySeconds}`)
          .type('text/plain; charset=utf-8')
          .send(Readable.from(slips));
      },
    );

    api.get<{ Params: DayParams }>(
      '/terminals/:game/:day',
      { schema: { params: dayParams } },
      async ({ params: { game, day } }, reply) => {
        const terminal = await tables.terminalOf(game, day.replace(/^(.{4})(..)(..)$/, '$1-$2-$3'));
        if (terminal === undefined) return reply.code(404).send(failure(errorCodes.notFound));
        // A stored chain never changes.
        return reply
          .header('cache-control', `public, max-age=${daySeconds}`)
          .type('text/plain; charset=utf-8')
          .send(terminal);
      },
    );
  };
