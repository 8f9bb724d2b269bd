import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error';
import { isLoopback } from './public-address';

interface ListenAddress {
  host: string;
  port: number;
  /** The environment variable that names another port. */
  variable: string;
}

const startupError = (cause: unknown, { host, port, variable }: ListenAddress): StartupError => {
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === 'EADDRINUSE'
    ? new StartupError(`Port ${port} is taken. Stop what uses it, or set ${variable}.`, { cause })
    : new StartupError(`Cannot listen on ${host}:${port}: ${message}`, { cause });
};

const probe = async (host: string, port: number): Promise<void> => {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), 'listening');
  } finally {
    server.close();
  }
};

/** The addresses of this machine that `localhost` may mean, IPv4 first; whether it has both differs between machines. */
export const loopbackAddresses = async (): Promise<readonly string[]> => {
  const addresses: string[] = [];
  for (const address of ['127.0.0.1', '::1']) {
    await probe(address, 0).then(
      () => addresses.push(address),
      () => {},
    );
  }
  return addresses;
};

/**
 * The addresses to listen on. A name of this machine stands for all of its loopback addresses: the site uses one of them
 * and the games another, and a browser may resolve `localhost` to either.
 */
const addressesOf = async (host: string): Promise<readonly string[]> =>
  isLoopback(host) ? [...new Set([...(isIP(host) ? [host] : []), ...(await loopbackAddresses())])] : [host];

/**
 * Checks that the port is free. It runs before anything else is started, so that a taken port is reported immediately.
 *
 * @throws StartupError when the port is taken or not allowed.
 */
export const requirePort = async (address: ListenAddress): Promise<void> => {
  try {
    for (const host of await addressesOf(address.host)) await probe(host, address.port);
  } catch (cause) {
    throw startupError(cause, address);
  }
};

/** @throws StartupError when the port is taken or not allowed. */
export const listen = async (app: FastifyInstance, address: ListenAddress): Promise<void> => {
  const [host, ...others] = await addressesOf(address.host);
  const acceptors = others.map(() =>
    createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  app.addHook('preClose', async () => {
    for (const acceptor of acceptors) acceptor.close();
  });
  try {
    await app.listen({ host: host ?? address.host, port: address.port });
    for (const [index, acceptor] of acceptors.entries()) {
      acceptor.maxConnections = app.server.maxConnections;
      await once(acceptor.listen({ host: others[index], port: address.port }), 'listening');
    }
  } catch (cause) {
    throw startupError(cause, address);
  }
};
