import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

const runs = (path: string) => {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The system's Chromium if there is one, else the headless shell that comes with the dependencies. */
export const chromiumPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? installed ?? (await chromium.executablePath());

/**
 * The headless shell that comes with the dependencies, if it runs on this machine: it has the same version everywhere and
 * uses about a third less processor time than the system's Chromium.
 */
export const headlessShellPath = async (): Promise<string> => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = await chromium.executablePath().catch(() => undefined);
  return shell && runs(shell) ? shell : chromiumPath();
};

/** Arguments of every browser that tests start. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** For `test.use`: runs animations, which the configuration switches off. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
