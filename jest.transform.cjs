const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { createTransformer } = require('babel-jest').default;
// Here because Jest loads this file in each worker, before any module of a test.
require('./jest.compile-once.cjs');

/**
 * Babel as `babel-jest` runs it, with two differences. All projects share the result for a file; Jest's own cache has a
 * part for each project, so that a module of the contract would be compiled eight times. And the cache key is one hash:
 * `babel-jest` resolves the configuration again for every module of every test file.
 */
const babel = createTransformer({ rootMode: 'upward' });

const hashOf = (...parts) => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** What determines the result besides the file itself. The lockfile stands for the versions of Babel and its plugins. */
const setup = hashOf(
  ...['babel.config.json', 'scripts/babel-tokens.cjs', 'package-lock.json'].map((file) =>
    readFileSync(join(__dirname, file)),
  ),
  process.version,
  process.env.NODE_ENV ?? '',
  process.env.BABEL_ENV ?? '',
);

const keyOf = (source, path, { instrument }) => hashOf(setup, String(instrument), path, source);

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

module.exports = {
  canInstrument: true,
  getCacheKey: keyOf,
  process(source, path, options) {
    const folder = join(options.config.cacheDirectory, 'babel');
    const file = join(folder, keyOf(source, path, options));
    const cached = read(file);
    if (cached) return cached;
    const { code, map } = babel.process(source, path, options);
    mkdirSync(folder, { recursive: true });
    // Another worker may write the same file.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code, map }));
    renameSync(`${file}.${process.pid}`, file);
    return { code, map };
  },
};
