import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFree } from '../packages/gateway/src/free-port';
import { sandboxTokenHeader } from '../packages/gateway/src/sandbox/sandbox-token';
import { createDatabaseFolder } from '../packages/gateway/src/testing/database-folder';
import { printedSandboxToken } from '../packages/gateway/src/testing/printed-token';

const root = join(import.meta.dirname, '..');
// The command of `npm start`, because it sets memory limits.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const [, ...startArguments] = scripts.start.split(' ');

/** The next pair of ports: products that start at the same time find the same ports free. Another run begins elsewhere. */
let nextPair = Math.floor(Math.random() * 500);

/**
 * Two free ports in a row, for the site and the venue. Each worker has its own range, below the ports that the system
 * assigns to outgoing connections, so that a killed product finds its ports free when it restarts.
 */
const freePorts = async (): Promise<number> => {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 9);
  for (;;) {
    const port = 20_000 + worker * 1_000 + 2 * (nextPair++ % 500);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
};

/** A process started as `npm start` starts it. */
export interface Run {
  readonly child: ChildProcess;
  /** Everything that it has written to both streams so far. */
  output(): string;
  /** Resolves to the exit code when the process has ended; to null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs the built product with these environment variables, in a process group of its own, as a terminal does. */
export const runProduct = (settings: Record<string, string>): Run => {
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    detached: true,
    // Tests that play many rounds would wait for the minimum duration of a round.
    env: { ...process.env, SANDBOX: '1', UNPACED_ROUNDS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
};

/** Settings with free ports. */
export const ownPorts = async () => {
  const port = await freePorts();
  // The port after these may be that of another product.
  return { PORT: String(port), VENUE_PORT: String(port + 1), OPERATOR_PORT: '0' };
};

/** Settings with two free ports and an empty data folder. */
export const ownSettings = async () => ({
  ...(await ownPorts()),
  DATA_DIR: createDatabaseFolder(),
});

export type Settings = Awaited<ReturnType<typeof ownSettings>> & Readonly<Record<string, string>>;

export interface Product {
  url: string;
  venueUrl: string;
  /** The operator's console, with the one-time login that the start has printed. */
  operator(): Promise<{ url: string; setupUrl: string }>;
  /** The process of the gateway, which is the parent of its PostgreSQL. */
  pid(): number;
  /** The headers of requests to the sandbox controls of the latest start. */
  sandboxHeaders(): Promise<Record<string, string>>;
  /** Calls a sandbox control of the gateway and resolves to the data of its answer. */
  control<Answer = unknown>(name: string, body?: object): Promise<Answer>;
  /** Sends the signal, SIGTERM by default, and waits until the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the same product again, on the same data and ports. */
  restart(): Promise<void>;
  /** Stops the product and removes its data. */
  dispose(): Promise<void>;
}

/** Waits until the product answers. Throws with its output when it exits instead. */
export const waitUntilServing = async (url: string, { child, output }: Run): Promise<void> => {
  const deadline = Date.now() + 240_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The product did not start:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Runs the built product as `npm start` does, by default in a new data folder. */
export const startProduct = async (settings?: Settings): Promise<Product> => {
  settings ??= await ownSettings();
  const url = `http://localhost:${settings.PORT}`;
  let run: Run;

  const start = async () => {
    run = runProduct(settings);
    await waitUntilServing(url, run);
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    run.child.kill(signal);
    await run.ended;
  };

  /** The token is printed as soon as the product serves. */
  const sandboxHeaders = async () => {
    for (;;) {
      const token = printedSandboxToken(run.output());
      if (token !== undefined) return { [sandboxTokenHeader]: token };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  await start();
  return {
    url,
    sandboxHeaders,
    // Another host name than the site's, because cookies are shared between ports.
    venueUrl: `http://127.0.0.1:${settings.VENUE_PORT}`,
    operator: async () => {
      for (;;) {
        const [setupUrl] = /http\S+#setup=\S+/.exec(run.output()) ?? [];
        if (setupUrl) return { url: new URL(setupUrl).origin, setupUrl };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    pid: () => run.child.pid ?? 0,
    control: async (name, body = {}) => {
      const answer = await fetch(`${url}/sandbox/v1/${name}`, {
        method: 'POST',
        headers: { ...(await sandboxHeaders()), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { data: never }).data;
    },
    stop,
    restart: start,
    dispose: async () => {
      await stop();
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
};
