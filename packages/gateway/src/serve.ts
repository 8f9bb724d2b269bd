import type { Gateway, GatewayOptions } from './options';
import { sandboxTokenHeader } from './sandbox/sandbox-token';
import { startGateway } from './start-gateway';
import { StartupError } from './startup-error';

/** Exits with a known reason in one line, or with an unexpected error and its stack. */
export const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
};

/**
 * Runs the gateway as this process: Ctrl-C closes everything that was started, SIGTERM drains it before; a second signal exits
 * immediately.
 *
 * @param announce called once the gateway answers.
 */
export const serve = async (options: () => GatewayOptions, announce: (gateway: Gateway) => unknown) => {
  try {
    const starting = startGateway(options());
    // Registered before the start has finished: a signal during the start must stop the database too.
    let closing = false;
    const stop = async (signal: NodeJS.Signals) => {
      if (closing) process.exit(1);
      closing = true;
      try {
        const gateway = await starting;
        if (signal === 'SIGTERM') await gateway.drain();
        await gateway.close();
        process.exit(0);
      } catch (error) {
        fail(error);
      }
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    const gateway = await starting;
    gateway.failed.then((reason) => {
      if (!closing) fail(reason);
    });
    if (closing) return;
    const { sandboxToken } = gateway;
    if (sandboxToken !== undefined) console.log(`Sandbox controls: ${sandboxTokenHeader}: ${sandboxToken}`);
    await announce(gateway);
    for (const notice of gateway.notices) console.log(notice);
  } catch (error) {
    fail(error);
  }
};
