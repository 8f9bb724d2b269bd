import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock';
import type { TableGame } from '../table-game';

interface StreamOptions {
  readonly clock: Clock;
  /** @throws BusinessError 20203 gameSessionExpired without a session. */
  gameOf(request: FastifyRequest): Promise<TableGame>;
  /** Sends events, as JSON, until the answer is called. */
  watch(game: TableGame, send: (event: string) => void): Promise<() => void>;
}

/** After this time a stream ends, ms: the client opens the next one with a valid token. */
const lifetime = 30 * 60_000;
/** Bytes that a client may leave unread; the result of a round has less than a kilobyte. */
const maxUnread = 65_536;

/** Writes the events of a table to a response, a line each. */
const pipeEvents = async (
  response: ServerResponse,
  game: TableGame,
  { clock, watch }: StreamOptions,
): Promise<void> => {
  const endsAt = clock.now() + lifetime;
  let stop = () => {};
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  try {
    stop = await watch(game, (event) => {
      if (response.writableLength > maxUnread) response.destroy();
      else if (!response.destroyed) response.write(`${event}\n`);
      if (clock.now() >= endsAt) response.end();
    });
    await closed;
  } catch {
    response.destroy();
  } finally {
    stop();
  }
};

/**
 * `POST /stream`: the rounds and results of the session's table, one JSON object a line (NDJSON), and a beat every five
 * seconds.
 */
export const openStream = (api: FastifyInstance, options: StreamOptions): void => {
  const games = new WeakMap<FastifyRequest, TableGame>();
  const open = new Set<ServerResponse>();

  // The handler answers no promise: a stopping server waits for those, and streams end with it.
  api.addHook('preClose', async () => {
    for (const response of open) response.end();
  });

  api.post(
    '/stream',
    {
      preHandler: async (request) => {
        games.set(request, await options.gameOf(request));
      },
    },
    (request, reply) => {
      const { raw } = reply.hijack();
      open.add(raw);
      raw.once('close', () => open.delete(raw));
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'application/x-ndjson; charset=utf-8',
        // Proxies pass each line on at once.
        'x-accel-buffering': 'no',
      });
      void pipeEvents(raw, games.get(request) as TableGame, options);
    },
  );
};
