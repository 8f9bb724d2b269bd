import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { type Consumer, published, test, tsc } from './consumer';

const packages = [...published, 'gateway'] as const;

const folderOf = ({ folder }: Consumer, name: string) => join(folder, 'node_modules/@pavilion', name);
const readmeOf = (consumer: Consumer, name: string) =>
  readFileSync(join(folderOf(consumer, name), 'README.md'), 'utf8');

/** The packages that the README installs. */
const installed = (readme: string) =>
  [...readme.matchAll(/^npm install (.+)$/gm)].flatMap(([, names]) => names!.split(' '));

for (const name of packages) {
  test(`the README of ${name} installs the package and its peer dependencies`, ({ consumer }) => {
    const manifest = JSON.parse(readFileSync(join(folderOf(consumer, name), 'package.json'), 'utf8')) as {
      peerDependencies?: object;
    };
    const wanted = [`@pavilion/${name}`, ...Object.keys(manifest.peerDependencies ?? {})];
    expect(installed(readmeOf(consumer, name))).toEqual(expect.arrayContaining(wanted));
  });

  test(`the README of ${name} has a complete example`, ({ consumer }) => {
    // `guides.spec.ts` runs programs with output; the page of the kit is opened below.
    const example = name === 'ui' ? /^```tsx src\/main\.tsx$/m : /^```ts\n[\s\S]*?^```\n\n```text\n/m;
    expect(example.test(readmeOf(consumer, name))).toBe(true);
  });

  test(`the links of the README of ${name} lead to packed files or web pages`, ({ consumer }) => {
    const links = [...readmeOf(consumer, name).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(
      ([, path]) => path!,
    );
    const missing = links.filter(
      (path) => path.startsWith('..') || !existsSync(join(folderOf(consumer, name), path)),
    );
    expect(missing).toEqual([]);
  });
}

test('the page in the README of ui compiles, and confirms in a dialog', async ({ consumer, page }) => {
  test.slow();
  const [, code] = /^```tsx src\/main\.tsx\n([\s\S]*?)^```/m.exec(readmeOf(consumer, 'ui'))!;
  const folder = join(consumer.folder, 'readme-ui');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/main.tsx'), code!);
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  expect(tsc(consumer, 'readme-ui')).toBe('');

  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src/main.tsx')],
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  await page.setContent('<!doctype html><html lang="en"><title>Withdrawal</title><body></body></html>');
  await page.addScriptTag({ content: outputFiles[0]!.text });
  await page.getByLabel('Amount').fill('250');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toContainText('250.00');
});
