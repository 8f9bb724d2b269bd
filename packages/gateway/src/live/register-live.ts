import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { limits, livePath } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Clock } from '../clock';
import type { SiteState } from '../domain/operations';
import { createUnderWay } from '../http/under-way';
import { repeat } from '../repeat';
import { createLine } from './line';
import type { LiveHub } from './live-hub';

/** Largest message that is read, bytes: a login with its body. */
const maxPayload = 8 * 1024;

interface Options {
  hub: LiveHub;
  siteState: Pick<SiteState, 'current'>;
  clock: Clock;
  /** Origins whose pages may open a socket, beside the one that it is opened on. */
  siteOrigins: readonly string[];
  /** Sockets that one address may have: an office behind one is many people. */
  perAddress: number;
  /** Whether the `X-Forwarded-*` headers of a remote address count, see `trustOf`. */
  isTrusted(address: string, hop: number): boolean;
}

const [path] = livePath.split('?');

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/**
 * Whether the page that opens the socket is of this site. Browsers always send `Origin`; other clients send none, or any.
 */
const isOurPage = (
  { headers, socket }: IncomingMessage,
  { siteOrigins, isTrusted }: Pick<Options, 'siteOrigins' | 'isTrusted'>,
) => {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined || siteOrigins.includes(origin)) return true;
  const isForwarded = typeof forwarded === 'string' && isTrusted(socket.remoteAddress ?? '', 0);
  const publicHost = isForwarded ? forwarded.split(',').at(-1)?.trim() : host;
  return URL.canParse(origin) && new URL(origin).host === publicHost;
};

/** Serves the socket. */
export const registerLive = (
  app: FastifyInstance,
  { hub, siteState, clock, siteOrigins, perAddress, isTrusted }: Options,
): void => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const underWay = createUnderWay();

  const judge = async (request: IncomingMessage, address: string): Promise<string | undefined> => {
    if (request.url?.split('?')[0] !== path) return '404 Not Found';
    if (!isOurPage(request, { siteOrigins, isTrusted })) return '403 Forbidden';
    if ((await siteState.current()).restrictedAddresses.has(address)) return '403 Forbidden';
    return hub.countFrom(address) >= perAddress ? '429 Too Many Requests' : undefined;
  };

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) =>
    server.handleUpgrade(request, socket, head, (ws) => {
      const line = createLine(ws, socket, address, clock.now());
      const complain = (error: unknown) =>
        app.log.error({ err: error }, 'a live frame could not be answered');
      ws.on('message', (data, isBinary) => {
        underWay.add(hub.hear(line, isBinary ? '' : String(data)).catch(complain));
      });
      ws.on('close', () => hub.closed(line));
      // What breaks a socket ends it: `close` follows.
      ws.on('error', () => {});
      underWay.add(hub.open(line).catch(complain));
    });

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const cut = () => socket.destroy();
    socket.on('error', cut);
    const address = proxyAddr(request, isTrusted);
    judge(request, address).then((status) => {
      socket.off('error', cut);
      if (status) refuse(socket, status);
      else open(request, socket, head, address);
    }, cut);
  });

  const stop = repeat(
    limits.heartbeatInterval,
    async () => hub.sweep(),
    (error) => app.log.error({ err: error }, 'silent sockets could not be closed'),
  );
  app.addHook('preClose', async () => {
    await stop();
    hub.cutAll();
    await underWay.settled();
  });
};
