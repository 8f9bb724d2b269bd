import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error';

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

/**
 * Checks that the port is free. It runs before anything else is started, so that a taken port is reported immediately.
 *
 * @throws StartupError when the port is taken or not allowed.
 */
export const requirePort = async (address: ListenAddress): Promise<void> => {
  const probe = createServer();
  try {
    await once(probe.listen({ host: address.host, port: address.port }), 'listening');
  } catch (cause) {
    throw startupError(cause, address);
  } finally {
    probe.close();
  }
};

/** @throws StartupError when the port is taken or not allowed. */
export const listen = async (app: FastifyInstance, address: ListenAddress): Promise<void> => {
  try {
    await app.listen({ host: address.host, port: address.port });
  } catch (cause) {
    throw startupError(cause, address);
  }
};
