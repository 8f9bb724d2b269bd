import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { calls } from '@pavilion/contract/schemas';
import { freePort } from './free-port';
import { bundleCommand, type Command } from './testing/command';
import { createDatabaseFolder } from './testing/database-folder';
import { signedHeaders } from './testing/sign';

/** A zombie process has ended and keeps its id until its parent waits for it. It counts as not running. */
const isZombie = (pid: number) =>
  process.platform === 'linux' && /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

const running = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to hold within 15 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('the command', () => {
  let dataDir: string;
  let command: Command;
  let started: ChildProcess[] = [];
  beforeAll(() => {
    command = bundleCommand();
    dataDir = createDatabaseFolder();
  });
  afterEach(() => {
    for (const child of started) child.kill('SIGKILL');
    started = [];
  });
  afterAll(async () => {
    await until(() => !existsSync(pidFile()));
    rmSync(dataDir, { recursive: true });
    command.remove();
  });

  const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');
  const postgresPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  const start = async (environment: Record<string, string> = {}) => {
    const port = String(await freePort());
    const gateway = command.run({ DATA_DIR: dataDir, PORT: port, VENUE_PORT: '0', ...environment });
    started.push(gateway.child);
    return { ...gateway, port };
  };
  const refusal = async (environment: Record<string, string>) => {
    const { ended } = await start(environment);
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    return output.trim();
  };

  it('starts in an empty folder, rejects a second gateway on it, and stops its database', async () => {
    const first = await start();
    await first.ready;
    const postgres = postgresPid();
    expect(await refusal({})).toMatch(/^The data folder .* is in use by another gateway\. Stop that one, or/);
    const health = await fetch(`http://localhost:${first.port}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok' });
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    expect(running(postgres)).toBe(false);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('[REQ-10] answers running requests when it is stopped, and logs no failure', async () => {
    const { child, ended, ready, port } = await start();
    await ready;
    const register = (account: string) =>
      fetch(`http://localhost:${port}${calls.register.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedHeaders('/site/api', 'a-device') },
        body: JSON.stringify({ account, password: 'Passw0rd1', ofAge: true, acceptsTerms: true }),
      }).then((answer) => answer.json());
    // Each asks the database several times, and hashes a password in between.
    const registrations = Array.from({ length: 5 }, (_, index) => register(`stopping${index}`));
    await Promise.race(registrations);
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).not.toContain('"level":50');
    for (const answer of await Promise.all(registrations))
      expect(answer).toMatchObject({ status_code: 6000 });
  });

  it('drains on SIGTERM: not ready, but serving, until load balancers know; metrics have a port of their own', async () => {
    const metricsPort = String(await freePort());
    const { child, ended, ready, port } = await start({ METRICS_PORT: metricsPort, DRAIN_DELAY: '3000' });
    await ready;
    const statusOf = async (path: string, at = port) => (await fetch(`http://localhost:${at}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/livez')).toBe(200);
    const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await metrics.text()).toContain('pavilion_db_up 1');
    expect([await statusOf('/readyz', metricsPort), await statusOf('/metrics')]).toEqual([200, 404]);
    child.kill('SIGTERM');
    await until(async () => (await statusOf('/readyz')) === 503);
    expect(await statusOf('/healthz')).toBe(200);
    expect((await ended).code).toBe(0);
  });

  const controlStatus = async (port: string, token: object) => {
    const request = {
      method: 'POST',
      headers: { ...token, 'content-type': 'application/json' },
      body: '{}',
    };
    return (await fetch(`http://127.0.0.1:${port}/sandbox/v1/clear-faults`, request)).status;
  };

  it('[REQ-10] rejects a sandbox that others reach, unless a setting accepts it', async () => {
    expect(await refusal({ HOST: '0.0.0.0' })).toMatch(
      /^HOST is 0\.0\.0\.0, so others reach the sandbox, .* PUBLIC_SANDBOX=1 accepts that .* SANDBOX=0 starts without/,
    );
    // On this machine, behind a proxy.
    expect(await refusal({ SITE_ORIGINS: 'http://localhost:8080,https://play.example' })).toMatch(
      /^SITE_ORIGINS has https:\/\/play\.example, so others reach the sandbox/,
    );
  });

  it('[REQ-10] serves the controls of a public sandbox to its token, and nobody without a sandbox', async () => {
    const open = await start({ HOST: '0.0.0.0', PUBLIC_SANDBOX: '1' });
    await open.ready;
    const token = open.sandboxHeaders();
    expect(await controlStatus(open.port, token)).toBe(200);
    expect(await controlStatus(open.port, {})).toBe(404);
    open.child.kill('SIGTERM');
    expect((await open.ended).output).toMatch(
      /The sandbox is public: every client that reaches 0\.0\.0\.0 can/,
    );
    const closed = await start({ HOST: '0.0.0.0', SANDBOX: '0' });
    await closed.ready;
    expect(await controlStatus(closed.port, token)).toBe(404);
    closed.child.kill('SIGTERM');
    expect((await closed.ended).output).not.toContain('andbox');
  });

  it.each([
    [{ HOST: '0.0.0.0', PUBLIC_SANDBOX: '1' }, 1],
    [
      {
        HOST: '0.0.0.0',
        SANDBOX: '0',
        VENUE_ORIGIN: 'https://games.example',
        SITE_ORIGINS: 'https://play.example',
      },
      0,
    ],
    [{ SANDBOX: '0', VENUE_ORIGIN: 'https://play.example:8443', SITE_ORIGINS: 'https://play.example' }, 1],
    [{ HOST: 'localhost' }, 0],
    [{ HOST: '127.0.0.1' }, 0],
  ])(
    '[GAM-1] says whether games share the host of the site, and listens on both names of this machine: %j',
    async (environment, lines) => {
      const { child, ended, ready, port } = await start(environment);
      await ready;
      for (const name of ['localhost', '127.0.0.1'])
        expect((await fetch(`http://${name}:${port}/healthz`)).status).toBe(200);
      child.kill('SIGTERM');
      const { code, output } = await ended;
      expect(code).toBe(0);
      expect(output.match(/^Games share the host of the site/gm) ?? []).toHaveLength(lines);
    },
  );

  it('stops its database when it is killed, and starts again', async () => {
    const first = await start();
    await first.ready;
    const postgres = postgresPid();
    first.child.kill('SIGKILL');
    const second = await start();
    await second.ready;
    expect(running(postgres)).toBe(false);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it('[REQ-10] exits with one line when its database dies, and starts again', async () => {
    const first = await start();
    await first.ready;
    process.kill(postgresPid(), 'SIGKILL');
    const { code, output } = await first.ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(2)).toEqual([
      'The embedded PostgreSQL ended unexpectedly (SIGKILL). Start the gateway again.',
    ]);
    const second = await start();
    await second.ready;
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it('reports a taken port in one line, and leaves no database running', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, 'localhost', () => resolve((holder.address() as { port: number }).port)),
    );
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken. Stop what uses it, or set PORT.`,
    );
    expect(existsSync(pidFile())).toBe(false);
    holder.close();
  });

  it.each([
    [
      { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
      /^The database 127\.0\.0\.1:1\/x cannot be reached .*Check DATABASE_URL\.$/,
    ],
    [{ DATABASE_URL: 'hidden' }, /^DATABASE_URL is not a PostgreSQL URL/],
    [{ BRAND: 'nobody' }, /^There is no brand "nobody"\. BRAND is one of: pavilion, jade\.$/],
    [{ PORT: 'many' }, /^PORT is "many"\. A port is a whole number/],
  ])('reports an invalid setting in one line without the password: %j', async (environment, line) => {
    const output = await refusal(environment);
    expect(output).toMatch(line);
    expect(output).not.toContain('hidden');
  });
});
