import { type ChildProcess, spawn } from 'node:child_process';
import type { Product } from '../../e2e/product';
import { isFree } from '../../packages/gateway/src/free-port';
import { sandboxTokenHeader } from '../../packages/gateway/src/sandbox/sandbox-token';
import { printedSandboxToken } from '../../packages/gateway/src/testing/printed-token';

/** A gateway process that is starting: it becomes ready or exits. */
export interface Attempt {
  child: ChildProcess;
  output(): string;
  /** The token of its sandbox controls, once it serves. */
  sandboxToken(): string;
  /** Resolves when the gateway serves; rejects with its output when it exits instead. */
  serving: Promise<void>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * A free port below the range that the system gives to outgoing connections, so that it stays free while a gateway is
 * down. It does not depend on the seed, so that two runs with one seed can run at the same time.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
};

/** Runs the command `pavilion-gateway` with these settings, without the database settings of this process. */
export const attemptGateway = (program: string, settings: Record<string, string>): Attempt => {
  const { DATABASE_URL: _, REDIS_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, SANDBOX: '1', UNPACED_ROUNDS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let sandboxToken: string | undefined;
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
    sandboxToken ??= printedSandboxToken(output);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const serving = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Gateway on') && resolve());
    ended.then((code) => reject(new Error(`The gateway ended (${code}) while starting:\n${output}`)));
  });
  serving.catch(() => {});
  return { child, output: () => output, sandboxToken: () => sandboxToken ?? '', serving, ended };
};

/** A gateway in its own process that can be killed and restarted on the same data and ports. */
export type GatewayProcess = Omit<Product, 'dispose' | 'operator'> & {
  /** The output since its latest start. */
  output(): string;
};

/**
 * @param settings environment variables: `DATA_DIR` or `DATABASE_URL`, and others of the gateway.
 * @param onStart is called at each start.
 */
export const startGatewayProcess = async (
  program: string,
  settings: Record<string, string>,
  onStart: (attempt: Attempt) => void = () => {},
): Promise<GatewayProcess> => {
  const { PORT: port = String(await freePort()), VENUE_PORT: venuePort = String(await freePort()) } =
    settings;
  const url = `http://localhost:${port}`;
  let attempt: Attempt;
  const start = async () => {
    attempt = attemptGateway(program, { PORT: port, VENUE_PORT: venuePort, ...settings });
    onStart(attempt);
    await attempt.serving;
  };
  await start();
  const sandboxHeaders = async () => ({ [sandboxTokenHeader]: attempt.sandboxToken() });
  return {
    url,
    sandboxHeaders,
    venueUrl: `http://localhost:${venuePort}`,
    pid: () => attempt.child.pid ?? 0,
    output: () => attempt.output(),
    async control(name, body = {}) {
      const answer = await fetch(`${url}/sandbox/v1/${name}`, {
        method: 'POST',
        headers: { ...(await sandboxHeaders()), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { status_code, message, data } = (await answer.json()) as {
        status_code: number;
        message: string;
        data: never;
      };
      if (status_code !== 6000) throw new Error(`${name}: ${status_code} ${message}`);
      return data;
    },
    async stop(signal = 'SIGTERM') {
      attempt.child.kill(signal);
      await attempt.ended;
    },
    restart: start,
  };
};
