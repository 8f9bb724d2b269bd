import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from '@playwright/test';
import { publint } from 'publint';
import { pack, published, test } from './consumer';

/** Node 10 does not know exports maps; Node 20.19 and current bundlers do. */
const supported = ({ resolutionKind }: { resolutionKind?: string }) => resolutionKind !== 'node10';

/** The problems that are-the-types-wrong finds in a tarball. */
const wrongTypes = async (tarball: Buffer) => {
  const result = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)));
  if (!result.types) throw new Error('no types');
  expect(Object.keys(result.entrypoints)).toContain('.');
  return result.problems.filter((problem) => supported(problem as { resolutionKind?: string }));
};

const lint = async (tarball: Buffer) => {
  const { messages } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    strict: true,
  });
  return messages;
};

for (const [index, name] of published.entries()) {
  const tarball = (tarballs: string[]) => readFileSync(tarballs[index]!);

  test(`${name}: every entry has correct types for ESM, CJS and bundlers`, async ({ consumer }) => {
    expect(await wrongTypes(tarball(consumer.tarballs))).toEqual([]);
  });

  test(`${name}: publint finds nothing`, async ({ consumer }) => {
    expect(await lint(tarball(consumer.tarballs))).toEqual([]);
  });

  test(`${name}: has its readme, licence and sources, and no tests`, ({ consumer }) => {
    const files = execFileSync('tar', ['-tzf', consumer.tarballs[index]!], { encoding: 'utf8' }).split('\n');
    expect(files).toEqual(
      expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/src/index.ts']),
    );
    expect(files.filter((file) => /\.test\.|\.stories\.|test-kit|conformance/.test(file))).toEqual([]);
    // Written by `changeset version`; npm packs a changelog only if `files` lists it.
    const manifest = execFileSync('tar', ['-xzOf', consumer.tarballs[index]!, 'package/package.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(manifest).files).toContain('CHANGELOG.md');
    const maps = files.filter((file) => file.endsWith('.js.map')).length;
    expect(maps).toBe(
      files.filter((file) => file.startsWith('package/dist/') && file.endsWith('.js')).length,
    );
  });
}

test('both checks find a package without types for CommonJS', async ({ consumer }) => {
  const folder = join(consumer.folder, 'broken');
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', consumer.tarballs[published.indexOf('format')]!], { cwd: folder });
  rmSync(join(folder, 'package/dist/index.d.cts'));
  execFileSync('tar', ['-czf', 'broken.tgz', 'package'], { cwd: folder });
  const broken = readFileSync(join(folder, 'broken.tgz'));
  expect(await wrongTypes(broken)).not.toEqual([]);
  expect(await lint(broken)).not.toEqual([]);
});

test('ui: built files keep the directive ‘use client’, ESM and CJS', ({ consumer }) => {
  const ui = `${consumer.folder}/node_modules/@pavilion/ui`;
  const marked = (folder: string) =>
    execFileSync('grep', ['-rlE', "^'use client'", folder], { cwd: ui, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((file) => /\.(tsx?|c?js)$/.test(file))
      .map((file) => file.replace(/^(src|dist)\//, '').replace(/\.\w+$/, ''));
  const built = marked('dist').sort();
  expect(built.length).toBeGreaterThan(20);
  // Each twice: the ES module and the CommonJS one.
  expect(built).toEqual(
    marked('src')
      .flatMap((file) => [file, file])
      .sort(),
  );
});

const root = join(import.meta.dirname, '../..');

/** Copies the files under version control, and installs the dependencies as links. */
const clone = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-clone-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@pavilion'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@pavilion', '.cache'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  for (const name of [...published, 'gateway'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@pavilion', name), 'junction');
  return folder;
};

test('npm pack in a fresh clone packs a build with types, also after a build without', () => {
  test.slow();
  const folder = clone();
  try {
    // As `npm start` leaves it.
    mkdirSync(join(folder, 'packages/format/dist'));
    writeFileSync(join(folder, 'packages/format/dist/index.js'), '');
    // The smallest package: “build packages” of `npm test` builds all of them.
    for (const tarball of pack(folder, ['format'], folder, { ONLY: 'format' })) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
      for (const file of ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts'])
        expect(files, tarball).toContain(`package/dist/${file}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('ui: the tokens of each theme are packed as Design Tokens files', ({ consumer }) => {
  const output = consumer.run(
    'tokens.mjs',
    `import { createRequire } from 'node:module';
import { themeNames } from '@pavilion/ui';
import { designTokens } from '@pavilion/ui/tokens';
const load = createRequire(import.meta.url);
for (const name of themeNames)
  console.log(name, JSON.stringify(load(\`@pavilion/ui/tokens/\${name}.json\`)) === JSON.stringify(designTokens(name)));`,
  );
  expect(output).toBe('default true\nspace true\n');
});
