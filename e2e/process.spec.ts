import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownSettings, type Run, runProduct, type Settings, untilServing } from './product';

/** How `npm start` begins and ends, as seen from a terminal. */

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

/** What a start that fails writes: one line, and the exit code says so too. */
const refusalOf = async (changed: Record<string, string>) => {
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
  await untilServing(`http://localhost:${settings.PORT}`, first);
});
test.afterAll(() => {
  first.child.kill('SIGKILL');
  rmSync(settings.DATA_DIR, { recursive: true, force: true });
});

test('[ERR-7] says where it is and who can log in', async () => {
  // It answers a little before it says so: the first page is made in between.
  await expect.poll(() => first.output()).toContain(`http://localhost:${settings.PORT}`);
  expect(first.output()).toContain('demo2026');
});

test('[ERR-7] a taken port is one line and exit code 1', async () => {
  expect(await refusalOf({ PORT: settings.PORT })).toBe(
    `Port ${settings.PORT} is taken. Stop what uses it, or set PORT.`,
  );
});

test('[ERR-7] a taken port of the games is one line and exit code 1', async () => {
  expect(await refusalOf({ VENUE_PORT: settings.VENUE_PORT })).toBe(
    `Port ${settings.VENUE_PORT} is taken. Stop what uses it, or set VENUE_PORT.`,
  );
});

test('[ERR-7] a data folder in use is one line and exit code 1', async () => {
  expect(await refusalOf({ DATA_DIR: settings.DATA_DIR })).toMatch(/^The data folder .* is in use/);
});

test('[ERR-7] a database out of reach is one line and exit code 1, without its password', async () => {
  const line = await refusalOf({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' });
  expect(line).toMatch(/cannot be reached.*DATABASE_URL/);
  expect(line).not.toContain('hidden');
});

test('[REQ-10] Ctrl-C leaves nothing behind, and the same data start again', async () => {
  const postgres = postgresOf(settings);
  expect(isRunning(postgres)).toBe(true);
  // As a terminal does it: the whole group gets the signal, the database server too.
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
  await untilServing(`http://localhost:${settings.PORT}`, first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('[REQ-10] a stop in the middle of a start leaves nothing behind', async () => {
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
