import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { errorCodes, limits, livePath, liveRefusals, storageKeys } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Clock } from '../clock';
import { createPendingWork } from '../http/drain';
import { isOwnPage } from '../http/own-page';
import { readCookies } from '../pages/cookies';
import { repeat } from '../repeat';
import { createConnection } from './connection';
import type { LiveHub } from './live-hub';

/** Largest message, bytes: a login with its JWT. */
const maxPayload = 8 * 1024;

interface Options {
  hub: LiveHub;
  clock: Clock;
  /** Additional origins whose pages may open a socket. */
  siteOrigins: readonly string[];
  /** Sockets per remote address: an office shares one. */
  perAddress: number;
  /** Whether the `X-Forwarded-*` headers of a remote address count, see `trustOf`. */
  isTrusted(address: string, hop: number): boolean;
}

const [path] = livePath.split('?');

/** Whether the client of a handshake handles the frame `refused`. */
const handlesRefusals = ({ url = '' }: IncomingMessage) =>
  new URLSearchParams(url.split('?')[1]).get(liveRefusals.parameter) === liveRefusals.value;

const rejectUpgrade = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** The last value of a header that each proxy extends. */
const lastOf = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header.split(',').at(-1)?.trim() : undefined;

/** Whether the page that opens the socket is of this site. */
const isOurPage = (
  { headers, socket }: IncomingMessage,
  { siteOrigins, isTrusted }: Pick<Options, 'siteOrigins' | 'isTrusted'>,
) => {
  const isProxied = isTrusted(socket.remoteAddress ?? '', 0);
  const host = (isProxied && lastOf(headers['x-forwarded-host'])) || headers.host;
  const isSecure = isProxied && lastOf(headers['x-forwarded-proto']) === 'https';
  return isOwnPage(headers.origin, { host, isSecure }, siteOrigins);
};

/** Serves the live socket. */
export const registerLive = (
  app: FastifyInstance,
  { hub, clock, siteOrigins, perAddress, isTrusted }: Options,
): void => {
  const server = new WebSocketServer({
    noServer: true,
    // guard: message-size
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const pendingWork = createPendingWork();

  /** The HTTP status that rejects the upgrade, or undefined when it is allowed. */
  const rejectionOf = (request: IncomingMessage): string | undefined => {
    if (request.url?.split('?')[0] !== path) return '404 Not Found';
    // guard: socket-of-own-pages
    if (!isOurPage(request, { siteOrigins, isTrusted })) return '403 Forbidden';
    return undefined;
  };

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => {
    const { [storageKeys.deviceCookie]: device = '' } = readCookies(request.headers.cookie);
    const origin = { address, device, handlesRefusals: handlesRefusals(request) };
    const refusal = await hub.accessError(origin);
    if (refusal && !origin.handlesRefusals) {
      const isMaintenance = refusal.code === errorCodes.siteMaintenance;
      return rejectUpgrade(socket, isMaintenance ? '503 Service Unavailable' : '403 Forbidden');
    }
    // Without a wait between this check and the upgrade, which counts the socket: of handshakes that arrive together, all would pass.
    // guard: sockets-of-address
    if (hub.countFrom(address) >= perAddress) return rejectUpgrade(socket, '429 Too Many Requests');
    server.handleUpgrade(request, socket, head, (ws) => {
      const connection = createConnection(ws, socket, origin, clock.now(), hub.frames);
      const logError = (error: unknown) =>
        app.log.error({ err: error }, 'a live message could not be handled');
      ws.on('message', (data, isBinary) => {
        // Messages arrive until the client has answered a close.
        // guard: closing-socket-does-nothing
        if (ws.readyState !== ws.OPEN) return;
        pendingWork.add(hub.handleMessage(connection, isBinary ? '' : String(data)).catch(logError));
      });
      ws.on('close', () => hub.handleClose(connection));
      // `close` follows every error.
      ws.on('error', () => {});
      pendingWork.add(hub.handleOpen(connection, refusal).catch(logError));
    });
  };

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Stays: an error of a socket without a listener, also of a rejected one, would end the process.
    const destroy = () => socket.destroy();
    socket.on('error', destroy);
    const address = proxyAddr(request, isTrusted);
    const status = rejectionOf(request);
    if (status) rejectUpgrade(socket, status);
    else open(request, socket, head, address).catch(destroy);
  });

  const stop = repeat(
    limits.heartbeatInterval,
    async () => {
      hub.terminateSilent();
      await hub.closeRefused();
      await hub.closeEndedSessions();
    },
    (error) => app.log.error({ err: error }, 'silent, refused and ended sockets could not be closed'),
  );
  app.addHook('preClose', async () => {
    await stop();
    hub.terminateAll();
    await pendingWork.drain();
  });
};
