import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const stampFile = join(root, 'node_modules/.cache/pavilion/build');
const sources = [
  'packages',
  'site',
  'package-lock.json',
  'rollup.config.mjs',
  'babel.config.json',
  'scripts/babel-tokens.cjs',
  'scripts/minify-venue-client.mjs',
  'tsconfig.json',
];
const skipped = new Set(['node_modules', 'dist']);
const results = [
  'packages/gateway/dist/index.js',
  'packages/gateway/dist/operator-client/index.html',
  'site/dist/client/.vite/manifest.json',
  'site/dist/server/entry-server.js',
];

const filesUnder = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .filter((name) => !skipped.has(name))
        .flatMap((name) => filesUnder(join(path, name)));

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const run = (command, args, env = {}) => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`The build stopped in: ${command} ${args.join(' ')}`);
    process.exit(1);
  }
};

/** Records that the current sources are built. */
export const markBuilt = (current = fingerprint()) => {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, current);
};

/** Builds what `npm start` runs, unless the current sources are already built. */
export const ensureBuilt = () => {
  const current = fingerprint();
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current;
  if (built && results.every((file) => existsSync(join(root, file)))) return;
  console.log('Building (once for these sources)…');
  run('rollup', ['--config', '--silent'], { ONLY: 'format,contract,gateway', TYPES: 'none' });
  run('vite', ['build', 'site', '--logLevel', 'error']);
  run('vite', ['build', 'site', '--ssr', '--logLevel', 'error']);
  markBuilt(current);
};

/** `ONLY` as in `rollup.config.mjs`. */
const packages = process.env.ONLY?.split(',') ?? ['format', 'contract', 'sdk', 'ui', 'gateway'];
const packageSources = [
  'packages',
  'package-lock.json',
  'rollup.config.mjs',
  'babel.config.json',
  'scripts/babel-tokens.cjs',
  'scripts/minify-venue-client.mjs',
];

/** The time of the last change below a path, ms since 1970. Folders count, because removing a file changes only its folder. */
const lastChange = (path) => {
  const { mtimeMs } = statSync(path);
  if (statSync(path).isFile()) return mtimeMs;
  const children = readdirSync(path).filter((name) => !skipped.has(name));
  // The folder of a package does not count, because each build changes it by writing `dist`.
  const own = children.includes('package.json') ? 0 : mtimeMs;
  return Math.max(own, ...children.map((name) => lastChange(join(path, name))));
};

/**
 * Builds all packages with their types, unless the last build is newer than the sources. `npm start` builds some of them
 * without types. Compares times instead of a stamp, so that a direct run of Rollup counts as a build, too.
 */
export const ensurePackagesBuilt = () => {
  // The declarations for CommonJS are written last.
  const built = packages.map((name) => join(root, 'packages', name, 'dist/index.d.cts'));
  const changed = Math.max(...packageSources.map((source) => lastChange(join(root, source))));
  if (built.every((file) => existsSync(file) && statSync(file).mtimeMs >= changed)) return;
  console.error('Building the packages (once for these sources)…');
  run('rollup', ['--config', '--silent']);
};
