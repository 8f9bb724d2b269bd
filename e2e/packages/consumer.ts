import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { printedSandboxToken } from '../../packages/gateway/src/testing/printed-token';
import { seededSettings } from '../seeded-product';
import { test as base, expect } from '../test';

const root = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

/** The published packages, each after those it depends on. */
export const published = ['format', 'contract', 'sdk', 'ui'] as const;

/** Dependencies of the project itself: the peer dependencies of the packages, types and the bundler. */
const ownDependencies = [
  'react',
  'react-dom',
  'styled-components',
  '@reduxjs/toolkit',
  'react-redux',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'vite',
];

interface Manifest {
  name: string;
  exports: Record<string, object | string>;
  dependencies?: Record<string, string>;
}

/** A project outside the workspace with the packages as npm packs them. */
export interface Consumer {
  folder: string;
  /** The tarballs, in the order of `published`. */
  tarballs: string[];
  /** Every entry that code can import, as written in an import. */
  entries: string[];
  /** Writes a file of the project, runs it with Node and returns its output. */
  run(name: string, code: string, environment?: Record<string, string>): string;
}

const link = (name: string, into: string) => {
  const place = join(into, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  // On Windows a junction needs no extra rights; other systems ignore the type.
  symlinkSync(join(root, 'node_modules', name), place, 'junction');
};

const unpack = (tarball: string, folder: string): Manifest => {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
};

/** Packs packages of a checkout as a user does; the `prepack` scripts build what is missing. Returns the tarballs. */
export const pack = (
  into: string,
  packages: readonly string[] = published,
  folder = root,
  env: NodeJS.ProcessEnv = {},
): string[] => {
  const workspaces = packages.map((name) => `--workspace=packages/${name}`);
  const answer = execFileSync(
    'npm',
    ['pack', '--json', '--foreground-scripts=false', `--pack-destination=${into}`, ...workspaces],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  );
  const packed = JSON.parse(answer.toString()) as { filename: string }[];
  return packed.map(({ filename }) => join(into, filename));
};

/** Each package finds the dependencies that it declares and those of the project, and nothing else of the workspace. */
const createConsumer = (): Consumer => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-consumer-'));
  // The gateway is a program rather than a library, so only its README and its tarball are tested here.
  const packages = [...published, 'gateway'] as const;
  const tarballs = pack(folder, packages);
  for (const name of ownDependencies) link(name, folder);
  const entries: string[] = [];
  for (const [index, tarball] of tarballs.entries()) {
    const short = packages[index]!;
    const place = join(folder, 'node_modules/@pavilion', short);
    const { name, exports, dependencies = {} } = unpack(tarball, place);
    const foreign = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@pavilion/'));
    for (const dependency of foreign) link(dependency, place);
    if (short === 'gateway') continue;
    const importable = Object.keys(exports).filter((path) => !path.endsWith('.json'));
    entries.push(...importable.map((path) => name + path.slice(1)));
  }
  return {
    folder,
    tarballs: tarballs.slice(0, published.length),
    entries,
    run: (name, code, environment = {}) => {
      writeFileSync(join(folder, name), code);
      const env = { ...process.env, FORCE_COLOR: '0', ...environment };
      return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8', env });
    },
  };
};

/** Runs `tsc` on a folder of the project; returns its output, empty without errors. */
export const tsc = (consumer: Consumer, project: string): string => {
  try {
    return execFileSync(process.execPath, [resolve('typescript/bin/tsc'), '--project', project], {
      cwd: consumer.folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

/** Starts the built gateway, without the site, on a copy of the seeded data. */
const startGateway = async () => {
  const settings = await seededSettings();
  const child = spawn(process.execPath, [join(root, 'packages/gateway/dist/main.js')], {
    cwd: root,
    env: { ...process.env, SANDBOX: '1', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://localhost:${settings.PORT}`;
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
  await expect.poll(() => printedSandboxToken(output)).toBeDefined();
  return {
    url,
    sandboxToken: printedSandboxToken(output) ?? '',
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
};

/** All files have the same fixtures, so that one worker runs them and packs once. */
export const test = base.extend<
  object,
  { consumer: Consumer; gateway: { url: string; sandboxToken: string }; gatewayUrl: string }
>({
  consumer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const consumer = createConsumer();
      await use(consumer);
      rmSync(consumer.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const { stop, ...gateway } = await startGateway();
      await use(gateway);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gatewayUrl: [async ({ gateway }, use) => use(gateway.url), { scope: 'worker' }],
});
