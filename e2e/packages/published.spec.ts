import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from '@playwright/test';
import { publint } from 'publint';
import { published, test } from './consumer';

/** Resolution as Node 10 did it knows no exports map; Node 20.19 and every bundler of today do. */
const supported = ({ resolutionKind }: { resolutionKind?: string }) => resolutionKind !== 'node10';

/** What are-the-types-wrong says of a tarball. */
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

  test(`${name}: every entry has types that tell the truth, ESM, CJS and bundler`, async ({ consumer }) => {
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
    // Written by the first `changeset version`; npm takes no such file along by itself.
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

test('both would find a package out that lacks the types of its CommonJS', async ({ consumer }) => {
  const folder = join(consumer.folder, 'broken');
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', consumer.tarballs[published.indexOf('format')]!], { cwd: folder });
  rmSync(join(folder, 'package/dist/index.d.cts'));
  execFileSync('tar', ['-czf', 'broken.tgz', 'package'], { cwd: folder });
  const broken = readFileSync(join(folder, 'broken.tgz'));
  expect(await wrongTypes(broken)).not.toEqual([]);
  expect(await lint(broken)).not.toEqual([]);
});

test('ui: what needs the browser says so in its own file, ESM and CJS', ({ consumer }) => {
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
