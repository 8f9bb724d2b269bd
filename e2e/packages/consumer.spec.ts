import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { type Consumer, test, tsc } from './consumer';

const names = (consumer: Consumer, file: string, load: (entry: string) => string) =>
  JSON.parse(
    consumer.run(
      file,
      `const all = {};
${consumer.entries.map((entry) => `all['${entry}'] = Object.keys(${load(entry)}).sort();`).join('\n')}
console.log(JSON.stringify(all));`,
    ),
  ) as Record<string, string[]>;

test('every entry loads in Node as ESM and CJS with the same names', ({ consumer }) => {
  const esm = names(consumer, 'names.mjs', (entry) => `await import('${entry}')`);
  const cjs = names(consumer, 'names.cjs', (entry) => `require('${entry}')`);
  expect(cjs).toEqual(esm);
  for (const entry of consumer.entries) expect(esm[entry]).not.toEqual([]);
});

const render = `
const app = createElement(UiProvider, { theme: 'space', locale: 'en' },
  createElement(Button, { variant: 'primary' }, 'Deposit'),
  createElement(MoneyInput, { 'aria-label': 'Amount', value: '12.50', onValueChange() {} }),
  createElement(Modal, { open: true, onOpenChange() {}, title: 'Later' }));
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(app));
const store = createStore(createClient({ runtime: 'server' }, serverPorts({ fetch: async () => new Response() })));
console.log(JSON.stringify({ html, css: sheet.getStyleTags(), state: Object.keys(store.getState()) }));`;
const wanted = {
  react: 'createElement',
  'react-dom/server': 'renderToString',
  'styled-components': 'ServerStyleSheet',
  '@pavilion/ui': 'UiProvider, Button, MoneyInput, Modal',
  '@pavilion/sdk': 'createClient, serverPorts',
  '@pavilion/sdk/react': 'createStore',
};
for (const [file, importFrom] of [
  ['render.mjs', (list: string, from: string) => `import { ${list} } from '${from}';`],
  ['render.cjs', (list: string, from: string) => `const { ${list} } = require('${from}');`],
] as const) {
  test(`a server renders the kit, ${file}`, ({ consumer }) => {
    const head = Object.entries(wanted).map(([from, list]) => importFrom(list, from));
    const { html, css, state } = JSON.parse(consumer.run(file, head.join('\n') + render));
    expect(html).toContain('Deposit');
    expect(html).toContain('value="12.50"');
    // Dialogs open in the browser, after hydration.
    expect(html).not.toContain('role="dialog"');
    expect(css).toContain('<style');
    expect(state).toEqual(['pavilion']);
  });
}

test('a bundler resolves every entry for the browser', async ({ consumer }) => {
  const { errors, warnings } = await build({
    stdin: {
      contents: consumer.entries
        .map((entry, index) => `export * as entry${index} from '${entry}';`)
        .join('\n'),
      resolveDir: consumer.folder,
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  });
  expect([...errors, ...warnings].map(({ text }) => text)).toEqual([]);
});

/** A program of a user. Its lines marked as errors prove that the types are read. */
const typed = `
import { formatAmount, OddsFormat } from '@pavilion/format';
import { codes } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { wire } from '@pavilion/contract/wire';
import { createClient, SdkError } from '@pavilion/sdk';
import { createStore, type PavilionStore, useMemberInfoQuery } from '@pavilion/sdk/react';
import { createTestClient } from '@pavilion/sdk/testing';
import { Button, modal, MoneyInput, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';

const client = createClient();
export const store: PavilionStore = createStore(client);
export const login = () => client.request(wire.login, { account: 'a', password: 'b', remember: true });
export const asked: Promise<boolean> = modal.confirm('?');
export const kind = (error: unknown) => (error instanceof SdkError ? error.kind : undefined);
export const text: string = formatAmount('1.5', { decimals: OddsFormat.Hongkong });
export const all = [codes, calls, createTestClient, resetModals];
export const Member = () => {
  const { data } = useMemberInfoQuery();
  const balance: string | undefined = data?.balance;
  return (
    <UiProvider theme="default" locale="zh-CN">
      <MoneyInput value={balance ?? ''} onValueChange={(value: string) => value} />
      <Button variant="primary">{balance}</Button>
    </UiProvider>
  );
};
// @ts-expect-error an amount is a decimal string
export const wrong = <MoneyInput value={1} onValueChange={() => {}} />;
// @ts-expect-error a call takes its own body
void client.request(wire.login, { name: 'a' });
// @ts-expect-error a confirmation answers yes or no
export const none: Promise<string> = modal.confirm('?');
`;
// The check of every declaration file is slow and the same for each resolution, so only one run has it.
for (const [folder, type, module, moduleResolution, skipLibCheck] of [
  ['nodenext-esm', 'module', 'nodenext', 'nodenext', false],
  ['nodenext-cjs', 'commonjs', 'nodenext', 'nodenext', true],
  ['bundler', 'module', 'esnext', 'bundler', true],
] as const) {
  test(`the types compile in a strict project, ${folder}`, ({ consumer }) => {
    test.slow();
    const place = join(consumer.folder, folder);
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), JSON.stringify({ type }));
    writeFileSync(join(place, 'use.tsx'), typed);
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['node'],
      module,
      moduleResolution,
      skipLibCheck,
    };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.tsx'] }));
    expect(tsc(consumer, folder)).toBe('');
  });
}
