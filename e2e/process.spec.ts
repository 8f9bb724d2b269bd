import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ownSettings, type Run, runProduct, type Settings, waitUntilServing } from './product';
import { expect, test } from './test';

/** Start and stop of `npm start` in a terminal. */

let settings: Settings;
let first: Run;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const postgresOf = ({ DATA_DIR }: Settings) =>
  Number(readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** The single error line of a start that must fail with exit code 1. */
const startupErrorOf = async (changed: Record<string, string>) => {
  const own = await ownSettings();
  const run = runProduct({ ...own, ...changed });
  const code = await run.ended;
  expect({ code, lines: run.output().trim().split('\n') }).toEqual({ code: 1, lines: [expect.any(String)] });
  expect(existsSync(join(own.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
  rmSync(own.DATA_DIR, { recursive: true, force: true });
  return run.output().trim();
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  settings = await ownSettings();
  first = runProduct(settings);
  await waitUntilServing(`http://localhost:${settings.PORT}`, first);
});
test.afterAll(() => {
  first.child.kill('SIGKILL');
  rmSync(settings.DATA_DIR, { recursive: true, force: true });
});

test('[ERR-7] prints the address and the demo member', async () => {
  // The address is printed after the first page has been rendered, shortly after the gateway responds.
  await expect.poll(() => first.output()).toContain(`http://localhost:${settings.PORT}`);
  expect(first.output()).toContain('demo2026');
});

test('[ERR-7] a taken port ends the start with one line and exit code 1', async () => {
  expect(await startupErrorOf({ PORT: settings.PORT })).toBe(
    `Port ${settings.PORT} is taken. Stop what uses it, or set PORT.`,
  );
});

test('[ERR-7] a taken port of the games ends the start with one line and exit code 1', async () => {
  expect(await startupErrorOf({ VENUE_PORT: settings.VENUE_PORT })).toBe(
    `Port ${settings.VENUE_PORT} is taken. Stop what uses it, or set VENUE_PORT.`,
  );
});

test('[ERR-7] a data folder in use ends the start with one line and exit code 1', async () => {
  expect(await startupErrorOf({ DATA_DIR: settings.DATA_DIR })).toMatch(/^The data folder .* is in use/);
});

test('[ERR-7] an unreachable database ends the start with one line without its password, and exit code 1', async () => {
  const line = await startupErrorOf({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' });
  expect(line).toMatch(/cannot be reached.*DATABASE_URL/);
  expect(line).not.toContain('hidden');
});

test('[REQ-10] Ctrl-C leaves no process and no open port, and the data can be used again', async () => {
  const postgres = postgresOf(settings);
  expect(isRunning(postgres)).toBe(true);
  // Like a terminal, to the whole process group, which includes the database server.
  process.kill(-(first.child.pid as number), 'SIGINT');
  expect(await first.ended).toBe(0);
  expect(isRunning(postgres)).toBe(false);
  expect(() => process.kill(-(first.child.pid as number), 0)).toThrow();
  for (const port of [settings.PORT, settings.VENUE_PORT]) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(Number(port), 'localhost', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
  first = runProduct(settings);
  await waitUntilServing(`http://localhost:${settings.PORT}`, first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('[REQ-10] a stop during the start leaves no process', async () => {
  const own = await ownSettings();
  const run = runProduct(own);
  await expect
    .poll(() => existsSync(join(own.DATA_DIR, 'postgres/postmaster.pid')), { timeout: 60_000 })
    .toBe(true);
  const postgres = postgresOf(own);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(isRunning(postgres)).toBe(false);
  rmSync(own.DATA_DIR, { recursive: true, force: true });
});
