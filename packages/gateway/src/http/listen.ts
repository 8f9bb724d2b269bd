import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error';

/** @throws StartupError when the port cannot be had. */
export const listen = async (
  app: FastifyInstance,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is taken. Stop what uses it, or set ${variable}.`, { cause });
    }
    throw new StartupError(`Cannot listen on ${host}:${port}: ${message}`, { cause });
  }
};
