import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock';
import type { Bus } from '../../../domain/operations';
import { minuteMs } from '../../../durations';
import type { TableGame } from '../table-game';

interface Player {
  readonly memberId: string;
  readonly game: TableGame;
}

interface StreamOptions {
  readonly clock: Clock;
  readonly bus: Bus;
  /** @throws BusinessError 20203 gameSessionExpired without a session. */
  playerOf(request: FastifyRequest): Promise<Player>;
  /** Sends events, as JSON, until the answer is called. */
  watch(game: TableGame, send: (event: string) => void): Promise<() => void>;
}

/** After this time a stream ends, ms: the client opens the next one with a valid token. */
const lifetime = 30 * minuteMs;
/**
 * A stream checks its session again when one of the member ends, and after this time, ms: sessions also expire, and another
 * gateway may end one without saying so.
 */
const checkInterval = 30_000;
/** Bytes that a client may leave unread; the result of a round has less than a kilobyte. */
const maxUnread = 65_536;

/** A stream that is open. */
interface OpenStream {
  readonly memberId: string;
  /** Ends the stream if its session has ended. */
  check(): void;
}

/** Writes the events of a table to a response, a line each, and calls `check` now and then. */
const pipeEvents = async (
  response: ServerResponse,
  game: TableGame,
  check: () => void,
  { clock, watch }: StreamOptions,
): Promise<void> => {
  const endsAt = clock.now() + lifetime;
  let checkAt = clock.now() + checkInterval;
  let stop = () => {};
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  try {
    stop = await watch(game, (event) => {
      if (response.writableLength > maxUnread) response.destroy();
      else if (!response.destroyed) response.write(`${event}\n`);
      if (clock.now() >= endsAt) response.end();
      else if (clock.now() >= checkAt) {
        checkAt = clock.now() + checkInterval;
        check();
      }
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
  const players = new WeakMap<FastifyRequest, Player>();
  const open = new Map<ServerResponse, OpenStream>();

  // guard: streams-end-with-sessions
  options.bus.subscribe((event) => {
    if (event.kind !== 'sessions-ended') return;
    for (const { memberId, check } of open.values()) if (memberId === event.memberId) check();
  });

  // The handler answers no promise: a stopping server waits for those, and streams end with it.
  api.addHook('preClose', async () => {
    for (const response of open.keys()) response.end();
  });

  api.post(
    '/stream',
    {
      preHandler: async (request) => {
        players.set(request, await options.playerOf(request));
      },
    },
    (request, reply) => {
      const { raw } = reply.hijack();
      const { memberId, game } = players.get(request) as Player;
      // The token of the request is looked up again.
      const check = () => void options.playerOf(request).catch(() => raw.end());
      open.set(raw, { memberId, check });
      raw.once('close', () => open.delete(raw));
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'application/x-ndjson; charset=utf-8',
        // Proxies pass each line on at once.
        'x-accel-buffering': 'no',
      });
      void pipeEvents(raw, game, check, options);
    },
  );
};
