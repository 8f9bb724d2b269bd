import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Product } from '../../e2e/product';

/** A gateway on its way: it comes to serve, or ends. */
export interface Attempt {
  child: ChildProcess;
  output(): string;
  /** Rejects with what it wrote when it ends instead. */
  serving: Promise<void>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/**
 * A port that stays ours while a gateway is dead: below those that the system gives to whoever connects. Not of the
 * seed, so that two runs of the same seed can go side by side.
 */
export const quietPort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
};

/** Runs the command `pavilion-gateway` with these settings, and with nothing of our own environment's. */
export const attemptGateway = (program: string, settings: Record<string, string>): Attempt => {
  const { DATABASE_URL: _, REDIS_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, SANDBOX: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const serving = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Gateway on') && resolve());
    ended.then((code) => reject(new Error(`The gateway ended (${code}) while starting:\n${output}`)));
  });
  serving.catch(() => {});
  return { child, output: () => output, serving, ended };
};

/** A gateway of one's own process that can be killed and started again, on the same data and ports. */
export type GatewayProcess = Omit<Product, 'dispose'> & {
  /** What this start of it has written. */
  output(): string;
};

/**
 * @param settings `DATA_DIR` or `DATABASE_URL`, and whatever else the gateway is to be told.
 * @param onStart is told of each start of it.
 */
export const startGatewayProcess = async (
  program: string,
  settings: Record<string, string>,
  onStart: (attempt: Attempt) => void = () => {},
): Promise<GatewayProcess> => {
  const [port, venuePort] = [await quietPort(), await quietPort()];
  const url = `http://localhost:${port}`;
  let attempt: Attempt;
  const start = async () => {
    attempt = attemptGateway(program, { PORT: String(port), VENUE_PORT: String(venuePort), ...settings });
    onStart(attempt);
    await attempt.serving;
  };
  await start();
  return {
    url,
    venueUrl: `http://localhost:${venuePort}`,
    pid: () => attempt.child.pid ?? 0,
    output: () => attempt.output(),
    async control(name, body = {}) {
      const answer = await fetch(`${url}/sandbox/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
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
