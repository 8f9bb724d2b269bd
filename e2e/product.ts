import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A port nobody listens on, with the next one free too: the site and the venue. */
const freePorts = async (): Promise<number> => {
  const listen = (port: number) =>
    new Promise<{ port: number; close: () => Promise<void> } | undefined>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(undefined));
      server.listen(port, () => {
        const address = server.address();
        resolve({
          port: typeof address === 'object' && address ? address.port : port,
          close: () => new Promise((done) => server.close(() => done())),
        });
      });
    });
  for (;;) {
    const first = await listen(0);
    const second = first && (await listen(first.port + 1));
    await Promise.all([first?.close(), second?.close()]);
    if (first && second) return first.port;
  }
};

export interface Product {
  url: string;
  venueUrl: string;
  /** Of the gateway; its PostgreSQL is a child of it. */
  pid(): number;
  /** One of the gateway's sandbox controls. */
  control<Answer = unknown>(name: string, body?: object): Promise<Answer>;
  /** Ends the process as the signal says and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the same product again, on the same data and ports. */
  restart(): Promise<void>;
  /** Stops for good and removes the data. */
  dispose(): Promise<void>;
}

/** Runs the built product as `npm start` does, on data of its own. */
export const startProduct = async (): Promise<Product> => {
  const port = await freePorts();
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-e2e-'));
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  let output = '';

  const start = async () => {
    child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        VENUE_PORT: String(port + 1),
        DATA_DIR: dataDir,
        SANDBOX: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const deadline = Date.now() + 180_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${output}`);
      if (Date.now() > deadline) throw new Error(`The product did not start:\n${output}`);
      const answer = await fetch(`${url}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    venueUrl: `http://localhost:${port + 1}`,
    pid: () => child.pid ?? 0,
    control: async (name, body = {}) => {
      const answer = await fetch(`${url}/sandbox/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    stop,
    restart: start,
    dispose: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
